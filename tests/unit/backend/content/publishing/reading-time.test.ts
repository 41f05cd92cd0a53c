import { expect, test } from 'vitest';
import { readingMinutes } from '#backend/entities/blog-rows.ts';

test.each([
  ['', 1],
  ['<p>Un mot</p>', 1],
  [`<p>${'mot '.repeat(200)}</p>`, 1],
  [`<p>${'mot '.repeat(201)}</p>`, 2],
  [`<p class="${'a b '.repeat(300)}">court</p>`, 1],
])('200 words are read in a minute, tags are no words (%#)', (html, minutes) => {
  expect(readingMinutes(html)).toBe(minutes);
});
