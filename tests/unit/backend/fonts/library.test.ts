import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createFontLibrary } from '#backend/foundation/media/fonts/library.ts';
import type { MediaStore } from '#backend/platform/storage/store.ts';

const log = pino({ level: 'silent' });

it('stores its files once, and is empty, not broken, while they cannot be stored', async () => {
  let isFull = true;
  const written: string[] = [];
  const store: MediaStore = {
    read: async () => null,
    has: async (key) => written.includes(key),
    write: async (key) => {
      if (isFull) throw new Error('no space left');
      written.push(key);
    },
  };
  const library = createFontLibrary(store);
  expect(await library(log)).toEqual([]);
  isFull = false;
  const [first, again] = await Promise.all([library(log), library(log)]);
  expect(first.length).toBeGreaterThan(10);
  expect(again).toBe(first);
  expect(new Set(written).size).toBe(written.length);
  for (const { family, files } of first) expect(files.length, family).toBeGreaterThan(0);
});
