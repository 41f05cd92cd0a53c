import { useSyncExternalStore } from 'react';

/** A started machine as a store sees it: `view` gives the same object until something changed. */
export type Running<View, Event> = {
  view: () => View;
  subscribe: (listener: () => void) => void;
  send: (event: Event) => void;
  /** Takes up what was stored before the start; what is stored from then on is sent. */
  resume?: () => void;
};

export type LateActor<View, Event> = {
  /** For `useSyncExternalStore`. A first subscriber starts the machine where `startWhenWatched` says so. */
  subscribe: (listener: () => void) => () => void;
  view: () => View;
  /** Starts the machine if need be; events arrive in the order they were sent. */
  send: (event: Event) => void;
  /** Sends what is stored already: a machine that is not started is started without the event, for it reads what is stored. */
  sendStored: (event: Event) => void;
  start: () => Promise<void>;
  /** Tells subscribers that the view before the start has changed. */
  refresh: () => void;
};

type LateActorOptions<View, Event> = {
  /** The view until the machine has started; the same object until it changes. */
  idle: () => View;
  /** Loads the machine's code and starts it. */
  load: () => Promise<Running<View, Event>>;
  startWhenWatched: () => boolean;
  /** Told when the code could not be loaded; the next `send` or `start` tries again. */
  onLoadFailure: (error: unknown) => void;
};

/** A store around a machine whose code is loaded at the first touch. Lives outside React, one per page lifetime. */
export function createLateActor<View, Event>(options: LateActorOptions<View, Event>): LateActor<View, Event> {
  const { idle, load, startWhenWatched, onLoadFailure } = options;
  const listeners = new Set<() => void>();
  const waiting: Event[] = [];
  let running: Running<View, Event> | null = null;
  let starting: Promise<void> | null = null;
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
    subscribe(listener) {
      listeners.add(listener);
      if (!running && startWhenWatched()) void start();
      return () => listeners.delete(listener);
    },
    view: () => (running ? running.view() : idle()),
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
 * an object of the view, never a new object.
 *
 * @example
 * const count = useCart((cart) => cart.count);
 * <button onClick={() => cart.add({ idDeclination, quantity: 1, rule })}>
 */
export const useLateActor = <View, Value>(
  { subscribe, view }: Pick<LateActor<View, never>, 'subscribe' | 'view'>,
  serverView: View,
  select: (view: View) => Value,
): Value =>
  useSyncExternalStore(
    subscribe,
    () => select(view()),
    () => select(serverView),
  );

export const whole = <View>(view: View): View => view;
