import { expect, test } from 'vitest';
import { keptFiles } from '#web/files/kept-files.ts';

const file = (length: number) => ({ headers: {}, bytes: Buffer.alloc(length) });

test('files are kept up to a number of bytes, those that nobody asked for the longest going first', () => {
  const files = keptFiles(1000);
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) files.set(name, file(125));
  files.get('a');
  files.set('i', file(100));
  expect(['a', 'b', 'c', 'i'].map((name) => files.get(name) !== undefined)).toEqual([true, false, true, true]);
});

test('a file that is kept again counts once, and one that would push out much of the rest is not kept', () => {
  const files = keptFiles(1000);
  for (let turn = 0; turn < 20; turn += 1) files.set('a', file(120));
  files.set('b', file(120));
  expect([files.get('a')?.bytes.length, files.get('b')?.bytes.length]).toEqual([120, 120]);
  files.set('c', file(126));
  expect(files.get('c')).toBeUndefined();
});
