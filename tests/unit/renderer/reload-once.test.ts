import { expect, test } from 'vitest';
import { isChunkError, reloadOnce } from '../../../renderer/react/reload-once.ts';

function fakeStorage(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
  } as unknown as Storage;
}

test('a chunk that cannot be loaded reloads the page at most once in 60 seconds', () => {
  const storage = fakeStorage();
  let reloads = 0;
  const reload = () => {
    reloads += 1;
  };
  const start = 1_800_000_000_000;
  expect([0, 1, 59_999, 60_000, 60_001].map((after) => reloadOnce(storage, reload, start + after))).toEqual([
    true,
    false,
    false,
    true,
    false,
  ]);
  expect(reloads).toBe(2);
});

test.each([
  ['Failed to load chunk /_next/static/chunks/a.js', true],
  ['Failed to fetch dynamically imported module: /a.js', true],
  ['Cannot read properties of undefined', false],
])('"%s" is a missing chunk: %s', (message, expected) => {
  expect(isChunkError(new Error(message))).toBe(expected);
});
