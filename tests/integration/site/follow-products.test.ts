import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { Database } from '#backend/platform/database/database.ts';
import { followProducts } from '#backend/storefront/search/follow-changes.ts';
import { onBothEngines } from '../databases.ts';
import { openSite } from './open-site.ts';

/** Value made of a site's products: the number of full reads, and the products read alone. */
type Made = { edition: number; updated: number[] };

onBothEngines('what follows the products of a site', (db) => {
  let rows: Database;
  let idSite: number;
  let read: () => Promise<Made>;
  /** Promise that a full read waits for; its failure is thrown. */
  let gate: Promise<void>;
  beforeEach(async () => {
    idSite = (await openSite(db())).idSite;
    rows = db().ofSite(idSite);
    gate = Promise.resolve();
    let editions = 0;
    const made = followProducts<Made>({
      readAll: async () => {
        await gate;
        editions += 1;
        return { edition: editions, updated: [] };
      },
      update: async (_, __, { updated }, ids) => void updated.push(...ids),
      isWorn: ({ updated }) => updated.length > 3,
    });
    read = () => made(rows, idSite);
    expect(await read()).toEqual({ edition: 1, updated: [] });
  });
  const change = (...idProducts: number[]) =>
    db().execute(sql`insert into catalogue_changes (id_site, id_product) select ${idSite}, unnest(${`{${idProducts.join(',')}}`}::int[])`);

  it('is read anew product by product, and whole once it is worn or the whole catalogue changed', async () => {
    await change(7, 8, -1);
    const { edition, updated } = await read();
    expect([edition, updated.sort()]).toEqual([1, [7, 8]]);
    await change(9, 10);
    expect((await read()).updated).toHaveLength(4);
    await change(11);
    expect(await read()).toEqual({ edition: 2, updated: [] });
    await change(0);
    expect((await read()).edition).toBe(3);
  });

  it('is what was there while reading all of it takes longer than a call waits, and what changed meanwhile comes after', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    await change(0);
    const began = performance.now();
    expect((await read()).edition).toBe(1);
    expect(performance.now() - began).toBeGreaterThan(300);
    const again = performance.now();
    expect((await read()).edition).toBe(1);
    expect(performance.now() - again).toBeLessThan(300);
    await change(7);
    resolve();
    expect(await read()).toEqual({ edition: 2, updated: [7] });
  });

  it('is tried again by the next call where reading it failed', async () => {
    gate = Promise.reject(new Error('the database is away'));
    gate.catch(() => {});
    await change(0);
    await expect(read()).rejects.toThrow('away');
    gate = Promise.resolve();
    expect((await read()).edition).toBe(2);
  });
});
