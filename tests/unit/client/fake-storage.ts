/** A local storage in memory. */
export function fakeStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
}

/** The names of what a storage holds. */
export const storedNames = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((name) => name !== null);

/** A storage that the browser forbids: every use of it throws. */
export const forbiddenStorage = (): Storage =>
  new Proxy({} as Storage, {
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
