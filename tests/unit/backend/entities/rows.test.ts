import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ItemRows } from '#backend/entities/item-rows.ts';
import type { EntityRows } from '#backend/entities/map-rows.ts';
import { entityParts } from '#backend/operations/archive/entity-parts.ts';
import type { NameKind } from '#schemas/entities/field.ts';
import { fitting } from '../../../integration/api/arbitrary.ts';

type Value = Record<string, unknown>;

/** An index in which every name is there, with a number of its own. */
const numbers = new Map<string, number>();
const ids = { get: (name: string) => numbers.get(name) ?? numbers.set(name, numbers.size + 1).size } as ReadonlyMap<string, number>;
const names = { get: (id: number) => [...numbers.keys()][id - 1] } as ReadonlyMap<number, string>;
const named: readonly NameKind[] = ['picture', 'page', 'blog folder', 'product', 'tag', 'variation', 'form'];
const site = { idSite: 1, timeZone: 'America/New_York' };
const now = '2026-11-01T10:00:00.000Z';
const writing = { ...site, now: new Date(now), ids: Object.fromEntries(named.map((kind) => [kind, ids])) };
const reading = { ...site, names: Object.fromEntries(named.map((kind) => [kind, names])) };

/** Without languages that say nothing, moments in one spelling: what a row cannot tell apart. */
const plain = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, part) =>
      key === 'translations'
        ? Object.fromEntries(Object.entries(part as object).filter(([, texts]) => Object.keys(texts as object).length > 0))
        : part,
    ).replaceAll(/(?:T00:00:00|(T\d\d:\d\d:\d\d))(?:\.000)?Z"/g, (_, time = '') => `${time}"`),
  );

type Texts = Record<string, Record<string, unknown>>;
/** Normal form of values, by kind: differences that its rows do not store are removed. */
const alike: Readonly<Record<string, (value: Value) => Value>> = {
  // Each tag once, in the order of the alphabet.
  service: (value) => ({ ...value, tags: [...new Set(value.tags as string[])].sort() }),
  article: (value) => ({ ...value, folders: [...new Set(value.folders as string[])] }),
  // Written once all folders are there.
  'blog folder': (value) => ({ ...value, parent: null }),
  // Prices, stock and what boxes hold are written by hand, in tables of their own.
  product: ({ price: _, declinations: __, contents: ___, ...value }) => {
    const once = (field: string) => [...new Set(value[field] as string[])];
    const named = { tags: once('tags'), variations: once('variations'), recommended: once('recommended') };
    return { ...value, ...named, createdAt: value.createdAt ?? now };
  },
  // What an event does not say is null, or no place.
  element: ({ event, ...value }) => ({
    ...value,
    event: event && { endsAt: null, place: '', price: null, seats: null, ...(event as Value) },
  }),
  // The text of a popup's picture in other languages is one of its own.
  popup: ({ picture, translations, ...value }) => {
    const [own, alts] = [translations as Texts, ((picture as Value | null)?.translations ?? {}) as Texts];
    const locales = [...new Set([...Object.keys(own), ...Object.keys(alts)])];
    const merged = Object.fromEntries(locales.map((locale) => [locale, { ...own[locale], ...alts[locale] }]));
    return { ...value, picture: picture && { ...(picture as Value), translations: {} }, translations: merged };
  },
};

const kinds = Object.values(entityParts).map((rows) => [rows.entity.kind, rows as unknown as EntityRows] as const);

/** Gives items as they are read once they are written, with those of the lists within. */
function itemsAsStored(list: ItemRows<unknown>, items: unknown): unknown {
  const read = list.read(list.write(items, writing), reading);
  const parts = Object.entries(list.lists ?? {});
  if (parts.length === 0) return read;
  return (read as Value[]).map((item, i) => {
    const own = parts.map(([field, part]) => [field, itemsAsStored(part, (items as Value[])[i]?.[field])]);
    return { ...item, ...Object.fromEntries(own) };
  });
}

describe.each(kinds)('rows of the entity %s', (kind, { entity, lists, write, read }) => {
  const json = z.toJSONSchema(entity.value, { io: 'input' }) as never;
  const values = fitting(json, { ids: [], uuids: [] }).filter((value) => entity.value.safeParse(value).success);
  const html = entity.fields.flatMap(({ path, details }) => (details.html ? path : []));
  const hasMarkup = (value: Value) => html.some((field) => /[<>&]/.test(JSON.stringify([value[field], value.translations])));
  const items = (value: Value) => Object.entries(lists).map(([field, list]) => [field, itemsAsStored(list, value[field])] as const);

  it('hold each of 1,000 random values, which comes back as it was', () => {
    fc.assert(
      fc.property(values, (given) => {
        const value = entity.value.parse(given);
        const row = write(value, writing);
        const found = { ...read({ ...row, id: value.id }, reading), ...Object.fromEntries(items(value)) };
        expect(plain(write(found, writing))).toEqual(plain(row));
        if (!hasMarkup(value)) expect(plain(found)).toEqual(plain((alike[kind] ?? ((same) => same))(value)));
      }),
      { numRuns: 1_000, seed: 44 },
    );
  });
});
