import type { StateValue } from 'xstate';
import { z } from 'zod';

const State: z.ZodType<StateValue> = z.lazy(() => z.union([z.string(), z.record(z.string(), State)]));
const Snapshot = z.object({ value: State, context: z.unknown() });
const from = { sessionId: z.string(), page: z.string(), createdAt: z.coerce.number() };
const Event = z.looseObject({ type: z.string() });

/** Messages of a shop's tab about its machines, with the fields that are shown. Other messages to the window are ignored. */
export const Told = z.discriminatedUnion('type', [
  z.object({ ...from, type: z.literal('@xstate.actor'), name: z.string(), snapshot: Snapshot }),
  z.object({ ...from, type: z.literal('@xstate.event'), event: Event }),
  z.object({ ...from, type: z.literal('@xstate.snapshot'), snapshot: Snapshot }),
  z.object({ type: z.literal('machines.left'), sessionId: z.string() }),
]);
export type Told = z.infer<typeof Told>;

/** `at`: ms since 1970. */
export type SeenEvent = { number: number; at: number; type: string; data: Readonly<Record<string, unknown>> };

/** An actor of another tab, as last heard of. */
export type SeenActor = {
  sessionId: string;
  /** Id of its machine. */
  machine: string;
  /** Path of the page that its tab shows. */
  page: string;
  value: StateValue;
  context: unknown;
  /** Its last events, newest first. */
  events: readonly SeenEvent[];
};

const keptEvents = 20;

/** The actors that are known once a tab has told something more. */
export function noteTold(actors: readonly SeenActor[], told: Told): readonly SeenActor[] {
  if (told.type === 'machines.left') return actors.filter(({ sessionId }) => !sessionId.startsWith(told.sessionId));
  const { sessionId, page } = told;
  const known = actors.find((actor) => actor.sessionId === sessionId);
  if (told.type === '@xstate.actor') {
    const seen: SeenActor = { sessionId, page, machine: told.name, ...told.snapshot, events: known?.events ?? [] };
    return [...actors.filter((actor) => actor !== known), seen];
  }
  if (!known) return actors;
  const changed =
    told.type === '@xstate.snapshot' ? { ...known, page, ...told.snapshot } : { ...known, page, events: withEvent(known, told) };
  return actors.map((actor) => (actor === known ? changed : actor));
}

function withEvent({ events }: SeenActor, { createdAt, event }: Extract<Told, { type: '@xstate.event' }>): SeenEvent[] {
  const { type, ...data } = event;
  return [{ number: (events[0]?.number ?? 0) + 1, at: createdAt, type, data }, ...events].slice(0, keptEvents);
}
