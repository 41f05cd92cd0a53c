import { useSyncExternalStore } from 'react';
import type { LazyStore } from './lazy-store.ts';

/**
 * The shop's machines in React: `cart.ts`, `delivery.ts`, `checkout.ts` and `auth.ts` beside this file hold a hook each that reads
 * the machine's view, and what a shopper can do as plain functions for event handlers. Those tell the machine what happened and return
 * at once; the outcome shows in the view, in a toast, or as an error of the view. The machine's code is loaded at the first call.
 * A file a machine, so that a page carries only what it uses.
 *
 * One actor of each lives outside React for the page's lifetime; every block shares it.
 * A hook takes a selector, so that a block renders again only when what it reads changes; the selector gives a value or
 * an object of the view, never a new object.
 *
 * @example
 * const count = useCart((cart) => cart.count);
 * <button onClick={() => cart.add({ idDeclination, quantity: 1, rule })}>
 */
export const useStore = <View, Value>(
  { subscribe, view }: Pick<LazyStore<View, never>, 'subscribe' | 'view'>,
  serverView: View,
  select: (view: View) => Value,
): Value =>
  useSyncExternalStore(
    subscribe,
    () => select(view()),
    () => select(serverView),
  );

export const whole = <View>(view: View): View => view;
