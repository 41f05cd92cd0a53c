import { useSyncExternalStore } from 'react';
import { readData, readText, type StorageKey, writeData } from '#client/storage.ts';

export type StoredValue<Value> = {
  read: () => Value;
  write: (value: Value) => void;
  /** The value, read again when it is written; on the server `none`. */
  use: () => Value;
};

/**
 * Creates a value that a person chose in the panel and that this browser stores.
 * @param none the value while nothing is kept
 * @param check gives the value of what is kept; null where this program did not write it: it is dropped then
 */
export function createStoredValue<Value>(key: StorageKey, none: Value, check: (data: unknown) => Value | null): StoredValue<Value> {
  const listeners = new Set<() => void>();
  let cached: { text: string | null; value: Value } = { text: null, value: none };
  const read = (): Value => {
    const text = readText(key);
    if (text !== cached.text) cached = { text, value: readData(key, check) ?? none };
    return cached.value;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    read,
    write: (value) => {
      writeData(key, value);
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, read, () => none),
  };
}
