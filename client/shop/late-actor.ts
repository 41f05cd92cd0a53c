import { useCallback, useSyncExternalStore } from 'react';
import type { Observer, Subscription } from 'xstate';

/** A started machine as a store sees it: `getSnapshot` gives the same view until something changed. */
export type Running<View, Event> = {
  getSnapshot: () => View;
  subscribe: (listener: () => void) => void;
  send: (event: Event) => void;
  /** Takes up what was stored before the start; what is stored from then on is sent. */
  resume?: () => void;
};

/** An actor as XState's own: its snapshot is the view. */
type ViewActor<View> = {
  getSnapshot: () => View;
  subscribe: (observer: Observer<View> | ((view: View) => void)) => Subscription;
};

export type LateActor<View, Event> = ViewActor<View> & {
  /** Starts the machine if need be; events arrive in the order they were sent. */
  send: (event: Event) => void;
  /** Sends what is stored already: a machine that is not started is started without the event, for it reads what is stored. */
  sendStored: (event: Event) => void;
  start: () => Promise<void>;
  /** Notifies subscribers that the view before the start has changed. */
  refresh: () => void;
};

type LateActorOptions<View, Event> = {
  /** The view until the machine has started; the same object until it changes. */
  idle: () => View;
  /** Loads the machine's code and starts it. */
  load: () => Promise<Running<View, Event>>;
  startWhenWatched: () => boolean;
  /** Called when the code could not be loaded; the next `send` or `start` tries again. */
  onLoadFailure: (error: unknown) => void;
};

/**
 * An actor around a machine whose code is loaded at the first touch; a first subscriber starts it where `startWhenWatched` says so.
 * Lives outside React, one per page lifetime.
 */
export function createLateActor<View, Event>(options: LateActorOptions<View, Event>): LateActor<View, Event> {
  const { idle, load, startWhenWatched, onLoadFailure } = options;
  const listeners = new Set<() => void>();
  const waiting: Event[] = [];
  let running: Running<View, Event> | null = null;
  let starting: Promise<void> | null = null;
  const getSnapshot = () => (running ? running.getSnapshot() : idle());
  const refresh = () => {
    for (const listener of listeners) listener();
  };

  async function loadAndStart(): Promise<void> {
    try {
      const started = await load();
      running = started;
      started.resume?.();
      for (const event of waiting.splice(0)) started.send(event);
      started.subscribe(refresh);
      refresh();
    } catch (error) {
      starting = null;
      onLoadFailure(error);
    }
  }
  const start = () => {
    starting ??= loadAndStart();
    return starting;
  };
  const sendStored = (event: Event) => {
    if (running) running.send(event);
    else void start();
  };

  return {
    subscribe(observer) {
      const listener = () => (typeof observer === 'function' ? observer : observer.next)?.(getSnapshot());
      listeners.add(listener);
      if (!running && startWhenWatched()) void start();
      return { unsubscribe: () => void listeners.delete(listener) };
    },
    getSnapshot,
    send(event) {
      if (!running) waiting.push(event);
      sendStored(event);
    },
    sendStored,
    start,
    refresh,
  };
}

/**
 * The shop's machines in React: `cart.ts`, `delivery.ts`, `checkout.ts` and `auth.ts` beside this file hold a hook each that reads
 * the machine's view, and what a shopper can do as plain functions for event handlers. Those tell the machine what happened and return
 * at once; the outcome shows in the view, in a toast, or as an error of the view. The machine's code is loaded at the first call.
 * A file a machine, so that a page carries only what it uses.
 *
 * One actor of each lives outside React for the page's lifetime; every block shares it.
 * A hook takes a selector, so that a block renders again only when what it reads changes; the selector gives a value or
 * an object of the view, never a new object. Not `useSelector` of @xstate/react: it brings the whole of XState into every page.
 *
 * @example
 * const count = useCart((cart) => cart.count);
 * <button onClick={() => cart.add({ idDeclination, quantity: 1, rule })}>
 */
export function useLateActor<View, Value>(actor: ViewActor<View>, serverView: View, select: (view: View) => Value): Value {
  const subscribe = useCallback((listener: () => void) => actor.subscribe(listener).unsubscribe, [actor]);
  return useSyncExternalStore(
    subscribe,
    () => select(actor.getSnapshot()),
    () => select(serverView),
  );
}

export const whole = <View>(view: View): View => view;
