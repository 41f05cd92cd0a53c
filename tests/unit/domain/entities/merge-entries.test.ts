import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { entryDifference } from '#domain/entities/entry-difference.ts';
import { mergeEntries } from '#domain/entities/merge-entries.ts';
import { withOwned, withoutOwned } from '#domain/entities/owned-fields.ts';
import { defineEntity } from '#schemas/entities/define-entity.ts';
import { field } from '#schemas/entities/field.ts';

const Part = z.object({ reference: z.string(), label: z.string(), stock: field(z.int(), { owner: 'ledger' }) });
const thing = defineEntity({
  ...{ kind: 'thing', file: 'things.json', key: 'slug', gone: 'removed', right: 'catalogue' },
  value: z.object({
    slug: z.string(),
    title: z.string(),
    tags: z.array(z.string()),
    parts: field(z.array(Part), { entries: 'reference' }),
    sold: field(z.int(), { owner: 'orders' }),
    picture: z.object({ name: z.string(), alt: z.string() }).nullable(),
    translations: z.record(z.string(), z.object({ title: z.string() })),
  }),
  list: { columns: ['title'], search: ['title'], sort: ['title'] },
});

const part = (reference: string, label = reference, stock = 1) => ({ reference, label, stock });
const base = {
  ...{ slug: 'a', title: 'A', tags: ['x', 'y'], parts: [part('r1'), part('r2'), part('r3')], sold: 3 },
  ...{ picture: { name: 'p', alt: 'Alt' }, translations: { en_US: { title: 'A' } } },
};
const merge = (theirs: object, mine: object) => mergeEntries(thing, { base, theirs: { ...base, ...theirs }, mine: { ...base, ...mine } });
const paths = ({ collisions }: ReturnType<typeof merge>) => collisions.map(({ path }) => path.join('.'));

it.each<[string, object, object, object]>([
  ['fields of their own', { title: 'B' }, { tags: ['z'] }, { title: 'B', tags: ['z'] }],
  ['the same change of both', { title: 'B' }, { title: 'B' }, { title: 'B' }],
  [
    'two fields of a picture',
    { picture: { name: 'q', alt: 'Alt' } },
    { picture: { name: 'p', alt: 'Autre' } },
    { picture: { name: 'q', alt: 'Autre' } },
  ],
  [
    'texts of two languages',
    { translations: { en_US: { title: 'A' }, de_DE: { title: 'D' } } },
    { translations: { en_US: { title: 'E' } } },
    { translations: { en_US: { title: 'E' }, de_DE: { title: 'D' } } },
  ],
  [
    'two entries of a list with keys, one of which moved',
    { parts: [part('r3'), part('r1'), part('r2')] },
    { parts: [part('r1', 'Neu'), part('r2'), part('r3')] },
    { parts: [part('r3'), part('r1', 'Neu'), part('r2')] },
  ],
  [
    'an entry that one adds and one that the other removes',
    { parts: [part('r1'), part('r3')] },
    { parts: [part('r1'), part('r9'), part('r2'), part('r3')] },
    { parts: [part('r1'), part('r9'), part('r3')] },
  ],
  [
    'an entry that each adds, in the place where it was added',
    { parts: [part('r0'), part('r1'), part('r2'), part('r3')] },
    { parts: [part('r1'), part('r2'), part('r3'), part('r4')] },
    { parts: [part('r0'), part('r1'), part('r2'), part('r3'), part('r4')] },
  ],
])('a merge takes %s together', (_, theirs, mine, merged) => {
  const result = merge(theirs, mine);
  expect(result.collisions).toEqual([]);
  expect(result.value).toEqual({ ...base, ...merged });
});

it.each<[string, object, object, string]>([
  ['a text that both changed', { title: 'B' }, { title: 'C' }, 'title'],
  ['a list without keys that both changed', { tags: ['x'] }, { tags: ['y'] }, 'tags'],
  [
    'a field of an entry',
    { parts: [part('r1', 'B'), part('r2'), part('r3')] },
    { parts: [part('r1', 'C'), part('r2'), part('r3')] },
    'parts.r1.label',
  ],
  [
    'an entry that one removed and the other changed',
    { parts: [part('r2'), part('r3')] },
    { parts: [part('r1', 'C'), part('r2'), part('r3')] },
    'parts.r1',
  ],
  ['two orders of a list', { parts: [part('r2'), part('r1'), part('r3')] }, { parts: [part('r1'), part('r3'), part('r2')] }, 'parts'],
  ['a picture taken away and changed', { picture: null }, { picture: { name: 'p', alt: 'B' } }, 'picture'],
])('a merge refuses %s', (_, theirs, mine, path) => {
  expect(paths(merge(theirs, mine))).toEqual([path]);
});

const values = fc.record({
  slug: fc.constant('a'),
  title: fc.constantFrom('A', 'B', 'C'),
  tags: fc.subarray(['x', 'y', 'z']),
  parts: fc
    .shuffledSubarray(['r1', 'r2', 'r3', 'r4'])
    .chain((keys) => fc.tuple(...keys.map((key) => fc.constantFrom('l', 'm').map((label) => part(key, label))))),
  sold: fc.constant(3),
  picture: fc.option(fc.record({ name: fc.constantFrom('p', 'q'), alt: fc.constantFrom('', 'Alt') })),
  translations: fc.dictionary(fc.constantFrom('en_US', 'de_DE'), fc.record({ title: fc.constantFrom('A', 'B') })),
});

it('a merge with an unchanged side is the other side, and with itself nothing changes', () => {
  fc.assert(
    fc.property(values, values, (one, other) => {
      expect(mergeEntries(thing, { base: one, theirs: one, mine: other })).toEqual({ value: other, collisions: [] });
      expect(mergeEntries(thing, { base: one, theirs: other, mine: one })).toEqual({ value: other, collisions: [] });
      expect(mergeEntries(thing, { base: one, theirs: other, mine: other })).toEqual({ value: other, collisions: [] });
    }),
  );
});

it('a merge collides for both sides at the same places', () => {
  fc.assert(
    fc.property(values, values, values, (before, theirs, mine) => {
      const there = mergeEntries(thing, { base: before, theirs, mine }).collisions.map(({ path }) => path.join('.'));
      const back = mergeEntries(thing, { base: before, theirs: mine, mine: theirs }).collisions.map(({ path }) => path.join('.'));
      expect(there.sort()).toEqual(back.sort());
    }),
  );
});

it('a difference names what was set, added, removed and moved, entries of lists by their keys', () => {
  const after = {
    ...base,
    title: 'B',
    parts: [part('r3'), part('r1', 'Neu'), part('r4')],
    translations: { de_DE: { title: 'D' } },
  };
  expect(entryDifference(thing, base, after)).toEqual([
    { path: ['title'], how: 'set', before: 'A', after: 'B' },
    { path: ['parts', 'r1', 'label'], how: 'set', before: 'r1', after: 'Neu' },
    { path: ['parts', 'r2'], how: 'removed', before: part('r2'), after: null },
    { path: ['parts', 'r4'], how: 'added', before: null, after: part('r4') },
    { path: ['parts'], how: 'moved', before: ['r1', 'r3'], after: ['r3', 'r1'] },
    { path: ['translations', 'en_US'], how: 'removed', before: { title: 'A' }, after: null },
    { path: ['translations', 'de_DE'], how: 'added', before: null, after: { title: 'D' } },
  ]);
  expect(entryDifference(thing, null, base)).toEqual([{ path: [], how: 'added', before: null, after: base }]);
});

it('what others count is in no version, and stays as it stands', () => {
  const kept = withoutOwned(thing, base);
  expect(JSON.stringify(kept)).not.toMatch(/stock|sold/);
  const current = { ...base, sold: 8, parts: [part('r2', 'r2', 7), part('r1', 'r1', 5)] };
  expect(withOwned(thing, { ...base, title: 'B' }, current)).toEqual({
    ...base,
    title: 'B',
    sold: 8,
    parts: [part('r1', 'r1', 5), part('r2', 'r2', 7), { reference: 'r3', label: 'r3' }],
  });
});

it('where both changed the same, the chosen side stands: of a text, of an entry of a list, of an order', () => {
  const theirs = { ...base, title: 'B', parts: [part('r1', 'theirs'), part('r3'), part('r2')] };
  const mine = { ...base, title: 'C', parts: [part('r2'), part('r1', 'mine'), part('r3')] };
  const chosen = (side: 'mine' | 'theirs') => mergeEntries(thing, { base, theirs, mine }, () => side).value;
  expect(chosen('mine')).toEqual(mine);
  expect(chosen('theirs')).toEqual(theirs);
  const byPath = mergeEntries(thing, { base, theirs, mine }, ([field]) => (field === 'title' ? 'theirs' : 'mine'));
  expect(byPath.value).toEqual({ ...mine, title: 'B' });
  expect(byPath.collisions.map(({ path }) => path.join('/'))).toEqual(['title', 'parts/r1/label', 'parts']);
});

it('an entry of a list that one deleted and the other changed is deleted where that side is chosen', () => {
  const theirs = { ...base, parts: [part('r1'), part('r3')] };
  const mine = { ...base, parts: [part('r1'), part('r2', 'mine'), part('r3')] };
  expect(mergeEntries(thing, { base, theirs, mine }, () => 'theirs').value).toEqual(theirs);
});
