import { expect, test } from 'vitest';
import boutique from '#content/89/reviews.json';
import estate from '#content/90/reviews.json';

test.each([
  ['the boutique', boutique],
  ['the wine estate', estate],
])('reviews of %s say that they are examples: nobody left them', (_, reviews) => {
  expect(reviews.length).toBeGreaterThan(0);
  expect(new Set(reviews.map(({ source }) => source))).toEqual(new Set(['SAMPLE']));
});
