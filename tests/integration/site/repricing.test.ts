import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { formatAuditSentence } from '#admin/audit/audit-sentence.ts';
import { runRepricings } from '#backend/operations/repricing/index.ts';
import { declinations, priceHistory } from '#backend/tables/catalogue.ts';
import { catalogueChanges } from '#backend/tables/catalogue-changes.ts';
import { entryVersions } from '#backend/tables/entries.ts';
import { repricedProducts, repricings } from '#backend/tables/repricing.ts';
import type { AuditEntry } from '#schemas/calls/operations.ts';
import { entryVersionsKept } from '#schemas/entities/entry.ts';
import type { ProductEntry } from '#schemas/entities/product.ts';
import type { Repricing, RepricingPreview, RepricingRule, RepricingSelection, UntouchedProduct } from '#schemas/repricing.ts';
import { onBothEngines } from '../databases.ts';
import { openStaff, type Staff } from './staff.ts';

type Entry = { value: ProductEntry; revision: string; version: number };
type Products = { total: number; products: UntouchedProduct[] };

const all: RepricingSelection = { of: 'FILTER', search: '', filters: {} };
const keys = (...slugs: string[]): RepricingSelection => ({ of: 'KEYS', keys: slugs });
const tenMore: RepricingRule = { by: 'PERCENT', points: 1000, ending: '90' };
/** More than the job takes in one transaction, twice. */
const shirts = 250;

/** A site with many shirts from 10,01 € on, each in two sizes, the second of a price of its own. */
const manyShirts = (files: Parameters<NonNullable<Parameters<typeof openStaff>[1]>>[0]) => {
  const [shirt] = files['products.json'] as ProductEntry[];
  if (!shirt) throw new Error('the small site has no product');
  for (let at = 1; at <= shirts; at += 1)
    files['products.json'].push({
      ...shirt,
      ...{ slug: `chemise-${at}`, name: `Chemise ${at}`, price: 1000 + at, discount: null, tags: ['pulls'], recommended: [] },
      declinations: ['36', '38'].map((taille, i) => ({
        ...{ reference: `CHEMISE-${at}-${taille}`, values: { taille, couleur: 'Rouge' }, stock: 1 },
        ...(i === 1 && { price: 2000 + at }),
      })),
    });
};

onBothEngines('changes of many prices', (db) => {
  let staff: Staff;
  beforeEach(async () => {
    staff = await openStaff(db());
  });
  const run = () => runRepricings(db(), () => staff.site.now());
  const preview = (selection: RepricingSelection, rule: RepricingRule = tenMore) =>
    staff.nora.accept<RepricingPreview>('POST', '/admin/repricing-preview', { selection, rule });
  const start = async (selection: RepricingSelection, rule: RepricingRule = tenMore, id: string = randomUUID()) => {
    const { total } = await preview(selection, rule);
    return staff.nora.accept<Repricing>('POST', '/admin/repricing', { id, selection, rule, total });
  };
  const stateOf = async (id: string) => {
    const { repricings: listed } = await staff.nora.accept<{ repricings: Repricing[] }>('GET', '/admin/repricing');
    return listed.find((one) => one.id === id);
  };
  const undo = (id: string) => staff.paul.accept<Repricing>('POST', `/admin/repricing/${id}/undo`);
  const untouched = (id: string) => staff.nora.accept<Products>('GET', `/admin/repricing/${id}/product?nbItem=100`);
  const read = (slug: string) => staff.nora.accept<Entry>('GET', `/admin/entity/product/${slug}`);
  /** Full prices, prices to pay and their history, by reference. */
  const prices = async () => {
    const own = eq(declinations.idSite, staff.site.idSite);
    const rows = await db().select().from(declinations).where(own).orderBy(asc(declinations.id));
    const history = await db()
      .select()
      .from(priceHistory)
      .where(eq(priceHistory.idSite, staff.site.idSite))
      .orderBy(asc(priceHistory.since), asc(priceHistory.id));
    const historyOf = Map.groupBy(history, ({ idDeclination }) => idDeclination);
    return new Map(
      rows.map(({ id, reference, fixedPrice, price }) => [
        reference,
        { fixedPrice, price, history: (historyOf.get(id) ?? []).map((row) => row.price) },
      ]),
    );
  };

  it('shows the first products before and after, and what is left and why, and writes nothing', async () => {
    const before = await prices();
    expect(await preview(all)).toEqual({
      total: 4,
      changed: 3,
      rows: [
        { slug: 'robe-fleurie', name: 'Robe d’été fleurie', before: { min: 4000, max: 4000 }, after: { min: 4390, max: 4390 } },
        { slug: 'pull-laine', name: 'Pull en laine', before: { min: 3000, max: 3000 }, after: { min: 3290, max: 3290 } },
        { slug: 'sac-cuir', name: 'Sac en cuir', before: { min: 8000, max: 9000 }, after: { min: 8790, max: 9890 } },
      ],
      skipped: [{ reason: 'RENTAL', count: 1, names: ['Robe de bal'] }],
    });
    const lower = await preview(all, { by: 'AMOUNT', amount: -4000, ending: 'NONE' });
    expect(lower).toMatchObject({ total: 4, changed: 1, rows: [{ slug: 'sac-cuir', after: { min: 4000, max: 5000 } }] });
    expect(lower.skipped).toEqual([
      { reason: 'TOO_LOW', count: 2, names: ['Robe d’été fleurie', 'Pull en laine'] },
      { reason: 'RENTAL', count: 1, names: ['Robe de bal'] },
    ]);
    expect(await preview(keys('pull-laine', 'gone'), { by: 'AMOUNT', amount: 0, ending: '00' })).toMatchObject({
      total: 1,
      changed: 0,
      skipped: [{ reason: 'UNCHANGED', count: 1 }],
    });
    expect((await preview({ of: 'FILTER', search: 'robe', filters: { offer: 'SECOND_HAND', tags: 'robes' } })).total).toBe(1);
    expect(await prices()).toEqual(before);
  });

  it('writes prices, what is to be paid with a reduction, history, version and notice to the caches as a save of the form does', async () => {
    const pull = await read('pull-laine');
    const robe = await read('robe-fleurie');
    staff.site.later(60);
    const { id } = await start(all);
    expect(await run()).toBe(4);
    expect(await stateOf(id)).toMatchObject({ state: 'DONE', total: 4, changed: 3, skipped: 1, startedBy: 'Nora Petit' });
    const after = await prices();
    expect(after.get('REF-robe-fleurie')).toEqual({ fixedPrice: 4390, price: 3292, history: [4000, 3000, 3292] });
    expect(after.get('REF-sac-n')).toEqual({ fixedPrice: 8790, price: 8790, history: [8000, 8790] });
    expect(after.get('REF-bal-36')?.fixedPrice).toBe(6000);
    expect((await untouched(id)).products).toEqual([{ slug: 'robe-bal', name: 'Robe de bal', reason: 'RENTAL' }]);

    const changed = await read('pull-laine');
    expect(changed).toMatchObject({ version: 2, savedBy: 'Nora Petit', value: { price: 3290 } });
    // Who had the form open is told: her save on the former state merges, or collides where she changed the price too.
    const write = (entry: Entry, value: object) =>
      staff.paul.call('PUT', `/admin/entity/product/${entry.value.slug}`, { revision: entry.revision, value });
    expect(await write(pull, { ...pull.value, price: 3500 })).toMatchObject({ status: 409 });
    expect(await write(robe, { ...robe.value, name: 'Robe fleurie' })).toMatchObject({
      status: 200,
      data: { value: { name: 'Robe fleurie', price: 4390 } },
    });
    const told = await db()
      .select({ id: catalogueChanges.idProduct })
      .from(catalogueChanges)
      .where(and(eq(catalogueChanges.idSite, staff.site.idSite), eq(catalogueChanges.idProduct, changed.value.id ?? 0)));
    expect(told.length).toBeGreaterThan(0);
  });

  it('feeds the price that is crossed out: that before the first of two reductions, and none once the price goes up', async () => {
    const { value } = await read('robe-fleurie');
    const crossedOut = async () => {
      const { declination } = await staff.site.get<{ declination: { price: number; referencePrice: number | null }[] }>(
        `/product/${value.id}`,
      );
      return declination.map(({ price, referencePrice }) => [price, referencePrice]);
    };
    expect(await crossedOut()).toEqual([[3000, 4000]]);
    staff.site.later(60);
    await start(keys('robe-fleurie'), { by: 'PERCENT', points: -2000, ending: 'NONE' });
    await run();
    expect(await crossedOut()).toEqual([[2400, 4000]]);
    staff.site.later(60);
    await start(keys('robe-fleurie'), { by: 'PERCENT', points: 5000, ending: 'NONE' });
    await run();
    expect(await crossedOut()).toEqual([[3600, null]]);
  });

  it('drops the oldest versions of a product that has as many as are kept', async () => {
    const { value } = await read('pull-laine');
    const old = {
      idSite: staff.site.idSite,
      kind: 'product',
      key: 'pull-laine',
      how: 'saved',
      shape: 1,
      value: '{}',
      revision: 'old',
    } as const;
    await db()
      .insert(entryVersions)
      .values([1, 2, 3, entryVersionsKept].map((version) => ({ ...old, version, savedAt: new Date() })));
    await start(keys('pull-laine'));
    await run();
    const own = and(eq(entryVersions.idSite, staff.site.idSite), eq(entryVersions.key, value.slug));
    const kept = await db().select({ version: entryVersions.version, how: entryVersions.how }).from(entryVersions).where(own);
    expect(kept.map(({ version, how }) => `${version} ${how}`).toSorted()).toEqual(['100 saved', '101 found', '102 saved', '3 saved']);
  });

  it('starts once for one key, and one change at a time for a site: the second person is told who was first', async () => {
    const [id, { total }] = [randomUUID(), await preview(all)];
    const body = { selection: all, rule: tenMore, total };
    const twice = await Promise.all([1, 2].map(() => staff.nora.accept<Repricing>('POST', '/admin/repricing', { id, ...body })));
    expect(twice.map((one) => one.id)).toEqual([id, id]);
    const second = await staff.paul.call('POST', '/admin/repricing', { id: randomUUID(), ...body });
    expect(second).toMatchObject({ status: 409 });
    expect(second.message).toContain('started by Nora Petit');
    await run();
    expect((await prices()).get('REF-pull')).toMatchObject({ fixedPrice: 3290, history: [3000, 3290] });
    // The same press again after its end.
    expect(await staff.nora.accept('POST', '/admin/repricing', { id, ...body })).toMatchObject({ state: 'DONE' });
    expect(await run()).toBe(0);
    // Two at once: one is first, the other refused.
    const both = await Promise.all(
      [staff.nora, staff.paul].map((one) => one.call('POST', '/admin/repricing', { id: randomUUID(), ...body })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await run();
    expect((await prices()).get('REF-pull')).toMatchObject({ fixedPrice: 3590, history: [3000, 3290, 3590] });
  });

  it('refuses where the list finds another number than the preview showed, filters that are none, and who may not', async () => {
    const body = { id: randomUUID(), selection: all, rule: tenMore, total: 3 };
    const other = await staff.nora.call('POST', '/admin/repricing', body);
    expect(other).toMatchObject({ status: 409 });
    expect(other.message).toContain('4 products');
    const wrong: RepricingSelection = { of: 'FILTER', search: '', filters: { offer: 'STOLEN' } };
    expect(await staff.nora.call('POST', '/admin/repricing-preview', { selection: wrong, rule: tenMore })).toMatchObject({ status: 422 });
    for (const path of ['/admin/repricing', '/admin/repricing-preview', `/admin/repricing/${body.id}/undo`]) {
      expect(await staff.zoe.call('POST', path, body)).toMatchObject({ status: 403 });
      expect(await staff.site.call('POST', path, body)).toMatchObject({ status: 401 });
    }
    expect(await staff.nora.call('POST', `/admin/repricing/${body.id}/undo`)).toMatchObject({ status: 404 });
  });

  it('gives back the prices as they were, and leaves by name those that somebody changed since', async () => {
    const before = await prices();
    const { id } = await start(all);
    await run();
    staff.site.later(60);
    const sac = await read('sac-cuir');
    await staff.paul.accept('PUT', '/admin/entity/product/sac-cuir', { revision: sac.revision, value: { ...sac.value, price: 9990 } });
    staff.site.later(60);
    expect(await undo(id)).toMatchObject({ state: 'UNDOING' });
    await undo(id);
    await run();
    expect(await stateOf(id)).toMatchObject({ state: 'UNDONE', changed: 3, restored: 2, refused: 1, undoneBy: 'Paul Petit' });
    expect((await untouched(id)).products).toEqual([
      { slug: 'sac-cuir', name: 'Sac en cuir', reason: 'CHANGED_SINCE' },
      { slug: 'robe-bal', name: 'Robe de bal', reason: 'RENTAL' },
    ]);
    const after = await prices();
    expect(after.get('REF-robe-fleurie')).toEqual({ fixedPrice: 4000, price: 3000, history: [4000, 3000, 3292, 3000] });
    expect(after.get('REF-pull')).toMatchObject({ ...before.get('REF-pull'), history: [3000, 3290, 3000] });
    expect(after.get('REF-sac-r')).toMatchObject({ fixedPrice: 9990 });
    expect((await read('pull-laine')).version).toBe(3);
    expect(await undo(id)).toMatchObject({ state: 'UNDONE' });
    expect(await run()).toBe(0);
  });

  it('tells start, end, undo and its end in the audit log', async () => {
    const { id } = await start(all);
    await run();
    await undo(id);
    await run();
    const { entries } = await staff.nora.accept<{ entries: AuditEntry[] }>('GET', '/admin/audit?subject=catalogue&nbItem=10');
    expect(new Set(entries.map((entry) => formatAuditSentence(entry, 'fr')))).toEqual(
      new Set([
        'Nora Petit a lancé un changement de prix de 10 % sur 4 produits',
        'Le changement de prix lancé par Nora Petit est terminé : 3 produits changés, 1 laissés tels quels',
        'Paul Petit a annulé un changement de prix : les prix d’avant reviennent',
        'L’annulation d’un changement de prix par Paul Petit est terminée : 3 produits ont repris leurs prix, 0 changés depuis ont gardé les leurs',
      ]),
    );
  });
});

onBothEngines('a change of prices that is interrupted', (db) => {
  let staff: Staff;
  beforeEach(async () => {
    staff = await openStaff(db(), manyShirts);
  });
  const run = () => runRepricings(db(), () => staff.site.now());
  const rowsOf = async () => {
    const own = and(eq(declinations.idSite, staff.site.idSite), sql`${declinations.reference} like 'CHEMISE-%'`);
    const rows = await db().select().from(declinations).where(own).orderBy(asc(declinations.id));
    const ids = rows.map(({ id }) => id);
    const history = await db()
      .select()
      .from(priceHistory)
      .where(and(eq(priceHistory.idSite, staff.site.idSite), inArray(priceHistory.idDeclination, ids)))
      .orderBy(asc(priceHistory.since), asc(priceHistory.id));
    const historyOf = Map.groupBy(history, ({ idDeclination }) => idDeclination);
    return rows.map(({ id, fixedPrice, price }) => ({ fixedPrice, price, history: historyOf.get(id)?.map((row) => row.price) }));
  };
  const states = async (id: string) => {
    const rows = await db().select().from(repricedProducts).where(eq(repricedProducts.idRepricing, id));
    return Object.fromEntries([...Map.groupBy(rows, ({ state }) => state)].map(([state, own]) => [state, own.length]));
  };
  const start = () =>
    staff.nora.accept<Repricing>('POST', '/admin/repricing', {
      ...{ id: randomUUID(), total: shirts, rule: { by: 'AMOUNT', amount: 100, ending: 'NONE' } },
      selection: { of: 'FILTER', search: 'Chemise', filters: {} },
    });
  /** Has the database break off the transaction that writes this price, as if the process died there, while `work` runs. */
  const breakingAt = async (price: number, work: () => Promise<void>) => {
    const name = `break_${staff.site.idSite}`;
    const own = `new.id_site = ${staff.site.idSite} and new.price = ${price}`;
    await db().execute(
      sql.raw(`create function ${name}() returns trigger language plpgsql as $$ begin raise exception 'the process dies'; end $$`),
    );
    await db().execute(
      sql.raw(`create trigger ${name} before insert on price_history for each row when (${own}) execute function ${name}()`),
    );
    try {
      await work();
    } finally {
      await db().execute(sql.raw(`drop trigger ${name} on price_history`));
      await db().execute(sql.raw(`drop function ${name}()`));
    }
  };

  it('goes on where it was, also with two processes at it, and changes each product once; so does its undo', async () => {
    const before = await rowsOf();
    expect(before).toHaveLength(2 * shirts);
    const { id } = await start();
    // The 150th shirt: in the middle of the second transaction.
    await breakingAt(1250, () => expect(run()).rejects.toThrow());
    expect(await states(id)).toEqual({ CHANGED: 100, PENDING: shirts - 100 });
    const half = await rowsOf();
    expect(half.filter(({ history }) => history?.length === 2)).toHaveLength(200);

    staff.site.later(60);
    await Promise.all([run(), run()]);
    expect(await states(id)).toEqual({ CHANGED: shirts });
    const after = await rowsOf();
    expect(after).toEqual(
      before.map(({ fixedPrice }) => ({
        ...{ fixedPrice: fixedPrice + 100, price: fixedPrice + 100 },
        history: [fixedPrice, fixedPrice + 100],
      })),
    );

    staff.site.later(60);
    await staff.paul.accept('POST', `/admin/repricing/${id}/undo`);
    await breakingAt(1150, () => expect(run()).rejects.toThrow());
    expect(await states(id)).toEqual({ CHANGED: shirts - 100, RESTORED: 100 });
    await Promise.all([run(), run()]);
    expect(await states(id)).toEqual({ RESTORED: shirts });
    expect(await rowsOf()).toEqual(
      before.map(({ fixedPrice }) => ({ fixedPrice, price: fixedPrice, history: [fixedPrice, fixedPrice + 100, fixedPrice] })),
    );
    const [row] = await db().select().from(repricings).where(eq(repricings.id, id));
    expect(row).toMatchObject({ total: shirts, changed: shirts, restored: shirts, refused: 0, skipped: 0, state: 'UNDONE' });
  });

  it('is undone in the middle: what was changed comes back, and the rest is left', async () => {
    const before = await rowsOf();
    const { id } = await start();
    await breakingAt(1250, () => expect(run()).rejects.toThrow());
    await staff.nora.accept('POST', `/admin/repricing/${id}/undo`);
    await run();
    expect(await states(id)).toEqual({ RESTORED: 100, SKIPPED: shirts - 100 });
    expect((await rowsOf()).map(({ fixedPrice }) => fixedPrice)).toEqual(before.map(({ fixedPrice }) => fixedPrice));
  });
});
