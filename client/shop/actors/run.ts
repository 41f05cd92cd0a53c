import type { ShownActor } from '../../inspection/show-actor.ts';
import type { Running } from '../late-actor.ts';

type Runnable<Snapshot, Event> = {
  getSnapshot: () => Snapshot;
  subscribe: (listener: () => void) => unknown;
  send: (event: Event) => void;
};

/** An actor as a store sees it: its view is made once a snapshot. */
export function runningOf<Snapshot, Event, View>(
  actor: Runnable<Snapshot, Event> & ShownActor,
  toView: (snapshot: Snapshot) => View,
): Running<View, Event> {
  if (process.env.NODE_ENV === 'development') void import('../../inspection/show-actor.ts').then(({ showActor }) => showActor(actor));
  let seen = actor.getSnapshot();
  let view = toView(seen);
  return {
    getSnapshot: () => {
      const snapshot = actor.getSnapshot();
      if (snapshot !== seen) view = toView(snapshot);
      seen = snapshot;
      return view;
    },
    subscribe: (listener) => void actor.subscribe(listener),
    send: (event) => actor.send(event),
  };
}
