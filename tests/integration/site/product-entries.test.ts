import { and, asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { productParts } from '#backend/goods/catalogue/index.ts';
import { declinations, priceHistory } from '#backend/tables/catalogue.ts';
import { stableJson } from '#domain/entities/stable-json.ts';
import type { EntryConflict } from '#schemas/entities/entry.ts';
import { type ProductEntry, product } from '#schemas/entities/product.ts';
import { toJsonSchema } from '#schemas/json-schema.ts';
import { byTier, chooseSeed } from '../../tiers.ts';
import { fitting } from '../api/arbitrary.ts';
import { onOneEngine } from '../databases.ts';
import { openStaff, type Staff } from './staff.ts';

type Entry = { value: ProductEntry; revision: string; version: number };
type Declination = ProductEntry['declinations'][number];
type Listed = { entries: (Pick<ProductEntry, 'slug' | 'price' | 'tags'> & { stock: number })[] };

const count = byTier({ fast: 40, rest: 1_000 });
const seed = chooseSeed('PRODUCTS_SEED', 20_261_201);

onOneEngine('products in the panel', (db) => {
  let staff: Staff;
  beforeAll(async () => {
    staff = await openStaff(db());
  });
  const at = (slug: string) => `/admin/entity/product/${slug}`;
  const read = (slug: string) => staff.nora.accept<Entry>('GET', at(slug));
  const put = (slug: string, { revision }: Entry, value: object) => staff.nora.accept<Entry>('PUT', at(slug), { revision, value });
  const rowOf = async (reference: string) => {
    const own = and(eq(declinations.idSite, staff.site.idSite), eq(declinations.reference, reference));
    const [row] = await db().select().from(declinations).where(own);
    return row;
  };
  const pricesOf = async (id: number) => {
    const own = and(eq(priceHistory.idSite, staff.site.idSite), eq(priceHistory.idDeclination, id));
    return (await db().select().from(priceHistory).where(own).orderBy(asc(priceHistory.since), asc(priceHistory.id))).map(
      ({ price }) => price,
    );
  };
  const change = (entry: Entry, reference: string, changes: Partial<Declination>): ProductEntry => ({
    ...entry.value,
    declinations: entry.value.declinations.map((one) => (one.reference === reference ? { ...one, ...changes } : one)),
  });

  it('keeps the ids of declinations when they are edited, put in another order and given other references', async () => {
    const first = await read('sac-cuir');
    const [red, black] = [await rowOf('REF-sac-r'), await rowOf('REF-sac-n')];
    const swapped = first.value.declinations.map((one) => ({
      ...one,
      reference: one.reference === 'REF-sac-r' ? 'REF-sac-n' : 'REF-sac-r',
    }));
    const saved = await put('sac-cuir', first, { ...first.value, declinations: swapped.reverse() });
    expect(saved.value.declinations.map(({ id, reference }) => [id, reference])).toEqual([
      [black?.id, 'REF-sac-r'],
      [red?.id, 'REF-sac-n'],
    ]);
    const renamed = await put('sac-cuir', saved, change(saved, 'REF-sac-n', { reference: 'SAC-ROUGE', sellByMultipleOf: 2 }));
    expect(await rowOf('SAC-ROUGE')).toMatchObject({ id: red?.id, isValid: true, stock: 5, sellByMultipleOf: 2 });
    const back = await staff.nora.accept<Entry>('POST', `${at('sac-cuir')}/version/1/restore`, { revision: renamed.revision });
    expect(back.value.declinations).toMatchObject([
      { id: red?.id, reference: 'REF-sac-r', stock: 5 },
      { id: black?.id, reference: 'REF-sac-n', stock: 2 },
    ]);
  });

  it('switches off a declination that is taken away, and its id and stock come back with it', async () => {
    const first = await read('sac-cuir');
    const black = await rowOf('REF-sac-n');
    const less = await put('sac-cuir', first, { ...first.value, declinations: first.value.declinations.slice(0, 1) });
    expect(await rowOf('REF-sac-n')).toMatchObject({ id: black?.id, isValid: false, stock: 2 });
    const again = await put('sac-cuir', less, first.value);
    expect(again.value).toEqual(first.value);
  });

  it('adds a price that changes to the history, and no other', async () => {
    const first = await read('pull-laine');
    const id = (await rowOf('REF-pull'))?.id ?? 0;
    expect(await pricesOf(id)).toEqual([3000]);
    const named = await put('pull-laine', first, { ...first.value, name: 'Pull en laine fine' });
    expect(await pricesOf(id)).toEqual([3000]);
    staff.site.later(60);
    const reduction = { type: 'PERCENT', amount: 1000, since: staff.site.now().toISOString() };
    const reduced = await put('pull-laine', named, { ...named.value, price: 4000, discount: reduction });
    expect(await pricesOf(id)).toEqual([3000, 3600]);
    expect(await rowOf('REF-pull')).toMatchObject({ price: 3600, fixedPrice: 4000 });
    staff.site.later(60);
    await staff.nora.accept('POST', `${at('pull-laine')}/version/1/restore`, { revision: reduced.revision });
    expect(await pricesOf(id)).toEqual([3000, 3600, 3000]);
  });

  it('takes neither stock nor earlier prices from a write, and a new declination has no stock yet', async () => {
    const first = await read('sac-cuir');
    const faked = [{ price: 99_000, since: '2020-01-01T00:00:00.000Z' }];
    const added = { reference: 'SAC-NEUF', values: { couleur: 'Noir' }, stock: 50, priceHistory: faked };
    const value = change(first, 'REF-sac-r', { stock: 999, priceHistory: faked });
    const saved = await put('sac-cuir', first, { ...value, declinations: [...value.declinations, added] });
    expect(saved.value.declinations.map(({ stock }) => stock)).toEqual([5, 2, 0]);
    expect(await pricesOf(saved.value.declinations[0]?.id ?? 0)).toEqual([9000]);
    expect(await pricesOf(saved.value.declinations[2]?.id ?? 0)).toEqual([9000]);
  });

  it('restores a version without the stock of its time, nor that of what pieces are held', async () => {
    const first = await read('robe-bal');
    const row = await rowOf('REF-bal-36');
    await put('robe-bal', first, { ...first.value, name: 'Robe de grand bal' });
    const own = and(eq(declinations.idSite, staff.site.idSite), eq(declinations.id, row?.id ?? 0));
    await db().update(declinations).set({ stock: 7, held: 3 }).where(own);
    const { revision } = await read('robe-bal');
    await staff.nora.accept('POST', `${at('robe-bal')}/version/1/restore`, { revision });
    expect(await rowOf('REF-bal-36')).toMatchObject({ stock: 7, held: 3, promised: 0, isValid: true });
  });

  it('refuses references that stand twice or are another product’s, labels that no variation has, and products that are gone', async () => {
    const first = await read('robe-bal');
    const write = (value: object) => staff.nora.call('PUT', at('robe-bal'), { revision: first.revision, value });
    const [one, other] = first.value.declinations;
    expect(await write({ ...first.value, declinations: [one, { ...other, reference: one?.reference }] })).toMatchObject({
      status: 422,
      data: [{ key: 'value.declinations.1.reference' }],
    });
    expect(await write(change(first, 'REF-bal-38', { reference: 'REF-pull' }))).toMatchObject({
      status: 422,
      data: [{ key: 'value.declinations.1.reference', error: 'This reference belongs to the product “pull-laine”.' }],
    });
    expect(await write(change(first, 'REF-bal-38', { values: { taille: '99', couleur: 'Noir' } }))).toMatchObject({
      status: 422,
      data: [{ key: 'value.declinations.1.values.taille' }],
    });
    await staff.nora.accept('POST', '/admin/entity/product', {
      value: { ...first.value, slug: 'parti', declinations: [{ ...one, reference: 'PARTI' }] },
    });
    const gone = await read('parti');
    await staff.nora.accept('DELETE', `${at('parti')}?revision=${gone.revision}`);
    expect(await write({ ...first.value, recommended: ['parti'] })).toMatchObject({ status: 422, data: [{ key: 'value.recommended.0' }] });
  });

  it('hidden, leaves the shop and stays in the panel with its stock, to be put online again', async () => {
    const first = await read('pull-laine');
    const set = (isPublished: boolean) =>
      staff.nora.accept('POST', '/admin/entity/product/bulk', { action: 'set', keys: ['pull-laine'], fields: { isPublished } });
    const sheet = () => staff.site.call('GET', `/product/${first.value.id}`);
    expect(await sheet()).toMatchObject({ status: 200 });
    await set(false);
    expect(await sheet()).toMatchObject({ status: 404 });
    const hidden = await read('pull-laine');
    expect(hidden.value).toEqual({ ...first.value, isPublished: false });
    const listed = await staff.nora.accept<Listed>('GET', '/admin/entity/product?filter.isPublished=false');
    expect(listed.entries.map(({ slug }) => slug)).toEqual(['pull-laine']);
    await set(true);
    expect(await sheet()).toMatchObject({ status: 200 });
    expect((await read('pull-laine')).revision).toBe(first.revision);
  });

  it('deleted while it was hidden, is neither in the panel nor in the shop', async () => {
    const first = await read('robe-bal');
    const [one] = first.value.declinations;
    const value = { ...first.value, slug: 'cache', isPublished: false, declinations: [{ ...one, reference: 'CACHE' }] };
    const made = await staff.nora.accept<Entry>('POST', '/admin/entity/product', { value });
    await staff.nora.accept('DELETE', `${at('cache')}?revision=${made.revision}`);
    expect(await staff.nora.call('GET', at('cache'))).toMatchObject({ status: 404 });
    expect(await staff.site.call('GET', `/product/${made.value.id}`)).toMatchObject({ status: 404 });
  });

  it('is listed with what can be sold of it, by tag, by stock and by price', async () => {
    const list = async (query: string) => (await staff.nora.accept<Listed>('GET', `/admin/entity/product?nbItem=100&${query}`)).entries;
    const all = await list('orderBy=price');
    const prices = all.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    const bag = await rowOf('REF-sac-r');
    await db()
      .update(declinations)
      .set({ held: 1 })
      .where(and(eq(declinations.idSite, staff.site.idSite), eq(declinations.id, bag?.id ?? 0)));
    const stockOf = async (slug: string) => (await list('')).find((one) => one.slug === slug)?.stock;
    const { value } = await read('sac-cuir');
    expect(await stockOf('sac-cuir')).toBe(value.declinations.reduce((sum, { stock }) => sum + stock, 0) - 1);
    const [inStock, soldOut] = [await list('filter.stock=gt:0'), await list('filter.stock=lte:0')];
    expect(inStock.every(({ stock }) => stock > 0)).toBe(true);
    expect(soldOut.every(({ stock }) => stock === 0)).toBe(true);
    expect(inStock.length + soldOut.length).toBe(all.length);
    const [tag = ''] = all.flatMap(({ tags }) => tags);
    const tagged = await list(`filter.tags=${tag}`);
    expect(tagged.map(({ slug }) => slug).sort()).toEqual(
      all
        .filter(({ tags }) => tags.includes(tag))
        .map(({ slug }) => slug)
        .sort(),
    );
    expect(tagged.length + (await list(`filter.tags=df:${tag}`)).length).toBe(all.length);
  });

  it('is not deleted while a box holds it or another recommends it', async () => {
    const bag = await read('sac-cuir');
    const contents = [
      { product: 'pull-laine', quantity: 2 },
      { product: 'sac-cuir', reference: 'REF-sac-n', quantity: 1 },
    ];
    const value = {
      ...bag.value,
      slug: 'coffret',
      type: 'BOX',
      contents,
      variations: [],
      declinations: [{ reference: 'COFFRET', stock: 0 }],
    };
    const box = await staff.nora.accept<Entry>('POST', '/admin/entity/product', { value });
    expect(box.value.contents).toEqual([
      { product: 'pull-laine', reference: null, quantity: 2 },
      { product: 'sac-cuir', reference: 'REF-sac-n', quantity: 1 },
    ]);
    const refused = (await staff.nora.call('DELETE', `${at('sac-cuir')}?revision=${bag.revision}`)) as unknown as {
      conflict: EntryConflict;
    };
    expect(refused).toMatchObject({ status: 409 });
    expect(refused.conflict.uses.map(({ name }) => name)).toEqual(expect.arrayContaining(['coffret', 'robe-fleurie']));
  });

  it('merges two changes of different declinations, and refuses two of one price with both', async () => {
    const first = await read('robe-bal');
    await staff.paul.accept('PUT', at('robe-bal'), {
      revision: first.revision,
      value: change(first, 'REF-bal-36', { sellByMultipleOf: 2 }),
    });
    const merged = await put('robe-bal', first, change(first, 'REF-bal-38', { year: 2024 }));
    expect(merged.value.declinations).toMatchObject([{ sellByMultipleOf: 2 }, { year: 2024 }]);
    await staff.paul.accept('PUT', at('robe-bal'), { revision: merged.revision, value: change(merged, 'REF-bal-38', { price: 6500 }) });
    const refused = await staff.nora.call('PUT', at('robe-bal'), {
      revision: merged.revision,
      value: change(merged, 'REF-bal-38', { price: 7000 }),
    });
    expect(refused).toMatchObject({
      status: 409,
      conflict: { collisions: [{ path: ['declinations', 'REF-bal-38', 'price'], base: null, theirs: 6500, mine: 7000 }] },
    });
  });

  it('is completed by its own rows alone, whatever else the site sells', async () => {
    const idOf = async (reference: string) => (await rowOf(reference))?.idProduct ?? 0;
    const [own, other] = [await idOf('REF-robe-fleurie'), await idOf('REF-pull')];
    const context = { idSite: staff.site.idSite, timeZone: 'Europe/Paris', names: {} };
    const complete = await productParts.hooks.complete?.(db(), context, [own]);
    const { value } = await read('robe-fleurie');
    expect(complete?.(value, own).declinations).toMatchObject([{ reference: 'REF-robe-fleurie' }]);
    expect(complete?.(value, other).declinations).toEqual([]);
  });

  it(`holds each of ${count} random values, which comes back as it was`, async () => {
    await fc.assert(
      fc.asyncProperty(values, async (given) => {
        const { value: created, revision } = await write(given);
        expect(stableJson(created)).toBe(stableJson(expected(given, created)));
        const again = await staff.nora.accept<Entry>('PUT', at('au-hasard'), { revision, value: created });
        expect(again.revision).toBe(revision);
      }),
      { numRuns: count, seed, endOnFailure: true },
    );
  }, 600_000);

  /** Writes a random product in place of the one before. */
  async function write(value: ProductEntry): Promise<Entry> {
    const before = await staff.nora.call<Entry>('GET', at('au-hasard'));
    return before.success
      ? staff.nora.accept<Entry>('PUT', at('au-hasard'), { revision: before.data.revision, value })
      : staff.nora.accept<Entry>('POST', '/admin/entity/product', { value });
  }
});

const labels = ['36', '38', '40'];
const once = (names: readonly string[]): string[] => [...new Set(names)];

/** Random products that fit the rules beside the small site, in one spelling. */
const values: fc.Arbitrary<ProductEntry> = fitting(toJsonSchema(product.value, 'input') as never, { ids: [], uuids: [] })
  .filter((given) => product.value.safeParse(given).success)
  .map((given) => {
    const { id: _, ...value } = product.value.parse(given);
    const isRental = value.offer === 'RENTAL';
    const rental = { price: 6000, days: 4, deposit: 20_000, extraDay: 0, minDays: 1, maxDays: null, turnaround: 0 };
    const declinations = value.declinations.slice(0, labels.length).map((one, i) => ({
      ...{ ...one, id: undefined, reference: `HASARD-${i}`, values: { taille: labels[i] ?? '' }, stock: 0, priceHistory: [] },
      // A row holds it as a number of half the length.
      capacity: one.capacity === null ? null : 75,
      images: pictures(one.images),
    }));
    return {
      ...value,
      ...{ slug: 'au-hasard', declinations, contents: [], customizations: [], discount: null, decreasingDiscounts: [] },
      ...{
        tags: value.tags.length > 0 ? ['robes'] : [],
        variations: ['taille'],
        recommended: value.recommended.length > 0 ? ['sac-cuir'] : [],
      },
      ...{ images: pictures(value.images), awards: value.awards.map((award) => ({ ...award, picture: null, translations: {} })) },
      ...{ wine: null, rental: isRental ? rental : null, createdAt: value.createdAt ?? '2026-10-01T08:00:00.000Z' },
      ...{ description: value.description.replaceAll(/[<>&]/g, ''), translations: {} },
    } as ProductEntry;
  });

const pictures = (list: ProductEntry['images']): ProductEntry['images'] => list.map((one) => ({ ...one, name: 'robe', translations: {} }));

/** A product as it is read: with its numbers, and with the price of its first declination as its own. */
function expected(given: ProductEntry, { id, declinations: read }: ProductEntry): ProductEntry {
  const price = given.declinations[0]?.price ?? given.price;
  return {
    ...given,
    ...{ id, price, tags: once(given.tags), createdAt: new Date(given.createdAt ?? '').toISOString() },
    declinations: given.declinations.map(({ price: own = given.price, ...one }, i) => ({
      ...{ ...one, id: read[i]?.id, priceHistory: read[i]?.priceHistory ?? [] },
      ...(own !== price && { price: own }),
    })),
  };
}
