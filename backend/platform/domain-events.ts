import type { Database } from './database/database.ts';

/** Events of features, by name. Each feature adds its own to this interface (`declare module`), so that the platform knows none. */
// biome-ignore lint/suspicious/noEmptyInterface: features fill it.
export interface DomainEvents {}

/** Listeners of a feature to events. */
export type Listeners = { readonly [K in keyof DomainEvents]?: (tx: Database, event: DomainEvents[K]) => Promise<void> };

/** Tells what happened in the transaction in which it happens: what listeners write stands or falls with it. */
export type Tell = <K extends keyof DomainEvents>(tx: Database, name: K, event: DomainEvents[K]) => Promise<void>;

/** Tells the listeners one after another, in this order. */
export function teller(listeners: readonly Listeners[]): Tell {
  return async (tx, name, event) => {
    for (const each of listeners) await each[name]?.(tx, event);
  };
}
