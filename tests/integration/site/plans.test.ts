import { randomUUID } from 'node:crypto';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { listReconciliation } from '#backend/commerce/payment/reconciliation.ts';
import { findMaster } from '#backend/foundation/media/find-master.ts';
import { readMedia } from '#backend/foundation/media/library/library.ts';
import { listMedia } from '#backend/foundation/media/library/list-media.ts';
import { availabilityIn } from '#backend/goods/stock/availability.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { media } from '#backend/tables/site.ts';
import { fill } from '../../../bench/catalogue/fill.ts';
import { fillOrders } from '../../../bench/catalogue/fill-orders.ts';
import { onBothEngines } from '../databases.ts';
import { newSiteId } from './open-site.ts';

const count = 300;
/** Tables that grow with the shop. */
const growing = ['products', 'product_images', 'media', 'media_terms', 'media_mentions', 'orders', 'payment_captures', 'payment_attempts'];

onBothEngines('what is asked of a large shop', (db) => {
  const idSite = newSiteId();
  beforeAll(async () => {
    await fill(db(), idSite, count);
    await fillOrders(db(), idSite, count);
    // Of a table without rows one index is as good as another.
    await db().execute(sql`
      insert into media_mentions (id_site, file, place, key)
      select ${idSite}, 'file-' || n, 'product', n::text from generate_series(1, ${count}) as n`);
    // Where nearly all files are photographs, the index of all files serves as well as theirs.
    await db().execute(sql`update media set format = 'svg' where id_site = ${idSite} and id % 2 = 0`);
    await db().execute(sql`
      insert into stock_holds (id_site, id_order, id_declination, quantity, expires_at)
      select o.id_site, o.id, d.id, 1, now() + interval '1 hour' from (select id, id_site, row_number() over () as n from orders) o
      join (select id, id_site, row_number() over () as n from declinations) d using (id_site, n) where id_site = ${idSite}`);
    await db().execute(sql`vacuum analyze`);
  });

  /** Every statement that is written in SQL, as the database does it for the site where it can go by an index: in a small one it need not. */
  const plansOf = async (work: (own: Database) => Promise<unknown>): Promise<string> => {
    const own = db().ofSite(idSite);
    const plans: string[] = [];
    const execute = async (query: SQL) => {
      const { rows } = await own.transaction(async (tx) => {
        // In a shop this small reading all of a table and joining it as a whole can be as cheap.
        for (const way of ['seqscan', 'hashjoin', 'mergejoin']) await tx.execute(sql.raw(`set local enable_${way} = off`));
        return (await tx.execute(sql`explain ${query}`)) as unknown as { rows: Record<'QUERY PLAN', string>[] };
      });
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
      return own.execute(query);
    };
    await work(Object.create(own, { execute: { value: execute } }));
    return plans.join('\n\n');
  };
  /** Tables of which all rows of the site are looked at: none of their indexes serves more than the site. */
  const scanned = (plans: string) =>
    growing.filter((table) => new RegExp(`on ${table}\\b.*\\n *(Index Cond: \\(id_site = \\d+\\)\\n *)?Filter: `).test(plans));
  const page = { page: 2, nbItem: 24 };

  it.each([
    ['the library', {}],
    ['drawings', { kind: 'drawing' }],
    ['photographs', { kind: 'picture' }],
    ['a search', { search: 'robe fleurie' }],
    ['a folder', { folder: 'collection-7' }],
    ['a tag', { tag: 'Rouge' }],
  ])('is found by indexes: %s', async (_, query) => {
    const plans = await plansOf((own) => listMedia(own, idSite, { ...page, page: 1, ...query }));
    expect(plans).toContain('Index');
    expect(scanned(plans), plans).toEqual([]);
  });

  it('is found by indexes: pictures by their addresses, of which hundreds are one statement', async () => {
    const [name, hash, former] = ['robe', 'a'.repeat(32), 'f'.repeat(32)];
    const ofPicture = and(eq(media.idSite, idSite), eq(media.name, name));
    await db()
      .update(media)
      .set({ hash, formerHashes: [former] })
      .where(ofPicture);
    const plans = await plansOf(async (own) => {
      const asked = [
        { hash, name },
        { hash: former, name },
        { hash: former, name: 'another' },
      ];
      const found = await Promise.all(Array.from({ length: 300 }, (_, n) => findMaster(own, asked[n % 3] ?? { hash, name })));
      expect(found.slice(0, 3).map((master) => master?.hash)).toEqual([hash, hash, undefined]);
    });
    expect(plans.match(/on media\b/g)).toHaveLength(1);
    expect(scanned(plans), plans).toEqual([]);
  });

  it('is found by indexes: where a picture is used, though all products have it', async () => {
    const plans = await plansOf(async (own) => expect((await readMedia(own, idSite, 'robe')).uses).toBe(100));
    expect(scanned(plans), plans).toEqual([]);
  });

  it('is found by indexes: the pieces that others hold, once for each declination', async () => {
    const cart = { idSite, id: randomUUID() };
    const plans = await plansOf((own) => availabilityIn(own, cart, new Date(), [1, 2]));
    expect(plans).toMatch(/stock_holds_declination.*\n *Index Cond: .*id_declination = d\.id/);
    expect(plans).not.toMatch(/Join|Nested Loop/);
  });

  it('is found by indexes: orders that something happened to on a day', async () => {
    const now = new Date();
    const day = now.toISOString().slice(0, 10);
    const site = { id: idSite, timeZone: 'Europe/Paris' };
    const plans = await plansOf((own) => listReconciliation(own, site, { ...page, from: day, to: day }, now));
    expect(scanned(plans), plans).toEqual([]);
  });
});
