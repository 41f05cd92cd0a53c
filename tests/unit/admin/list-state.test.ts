import { expect, test } from 'vitest';
import { readPage } from '#admin/list/list-state.ts';
import { isSameNarrowing, readViews } from '#admin/list/saved-views.ts';

test('an address names a page of a list; the first is shown where it names none that there can be', () => {
  expect(['', '3', '0', '-2', '1.5', 'abc', '999999', '2'].map(readPage)).toEqual([1, 3, 1, 1, 1, 1, 1, 2]);
});

test('views that a browser stored are read; what is none of this program is left out', () => {
  const view = { name: 'Payées', narrowing: { status: 'PAID' } };
  expect(readViews({ '1 orders': [view] })).toEqual({ '1 orders': [view] });
  const odd = [view, { name: 3 }, null, { name: 'x', narrowing: { a: 1 } }];
  expect(readViews({ '1 orders': odd, '1 stock': 'x' })).toEqual({ '1 orders': [view], '1 stock': [] });
  expect([null, 3, [], undefined].map(readViews)).toEqual([{}, {}, {}, {}]);
});

test('two lists are narrowed alike where each filter has the same value; none is as good as an empty one', () => {
  expect(isSameNarrowing({ q: '', status: 'PAID' }, { status: 'PAID' })).toBe(true);
  expect(isSameNarrowing({ status: 'PAID' }, { status: 'PAID', q: 'robe' })).toBe(false);
  expect(isSameNarrowing({}, {})).toBe(true);
});
