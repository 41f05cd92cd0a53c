import { expect, test } from 'vitest';
import { searchTextOf } from '#backend/platform/search-text.ts';

test.each([
  ['Robe d’été', 'robe d ete'],
  ['<p>Cœur &amp; Ælis</p>', 'coeur amp aelis'],
  ['  100 % LIN – lavé ', '100 lin lave'],
  ["'; drop table | & ! ( ) : *", 'drop table'],
  ['', ''],
])('%j is searched as %j', (text, plain) => {
  expect(searchTextOf(text)).toBe(plain);
});

test('joins texts and leaves out what is missing', () => {
  expect(searchTextOf('Robe', null, 'Orsane')).toBe('robe orsane');
});
