import { useSyncExternalStore } from 'react';

/** A value outside React, which components follow. */
export type ValueStore<Value> = {
  read: () => Value;
  write: (value: Value) => void;
  /** Calls back at each change; returns what ends it. */
  subscribe: (listener: () => void) => () => void;
  /** Hook: the present value; the first one while a page is rendered on the server. */
  use: () => Value;
};

/** Creates a store of one value, for what goes on while the panel's screens change. */
export function createValueStore<Value>(first: Value): ValueStore<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  const read = () => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    read,
    subscribe,
    write(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, read, () => first),
  };
}
