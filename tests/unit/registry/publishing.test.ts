import { expect, test } from 'vitest';
import { messages as serviceMessages } from '#messages/generated/registry/content/publishing/service.ts';
import { excerptOf } from '#registry/content/google-reviews/index.ts';
import { pageNumberOf } from '#registry/content/publishing/content-of.ts';
import { formatDuration } from '#registry/content/publishing/format-duration.ts';

test.each([
  [45, '45 min', '45 min'],
  [60, '1 h', '1 h'],
  [90, '1 h 30', '1 h 30 min'],
  [65, '1 h 05', '1 h 05 min'],
])('%i minutes are told as hours and minutes', (minutes, french, english) => {
  expect(formatDuration(minutes, serviceMessages.fr)).toBe(french);
  expect(formatDuration(minutes, serviceMessages.en)).toBe(english);
});

test('a long review is cut where a word ends, and nothing of it is lost; a short one is whole', () => {
  const text = 'mot '.repeat(100).trim();
  const { start, rest } = excerptOf(text);
  expect(start.length).toBeLessThanOrEqual(220);
  expect(`${start} ${rest}`).toBe(text);
  expect(excerptOf('Très bien.')).toEqual({ start: 'Très bien.', rest: '' });
  const oneWord = excerptOf('x'.repeat(400));
  expect(oneWord.start + oneWord.rest).toHaveLength(400);
});

test.each([
  ['2', 2],
  ['0', 1],
  ['-1', 1],
  ['deux', 1],
  ['999999', 1],
  [undefined, 1],
])('page %s of a list is page %i', (page, expected) => {
  expect(pageNumberOf({ query: page === undefined ? {} : { page } })).toBe(expected);
});
