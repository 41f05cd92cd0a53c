import { eq, is, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#backend/platform/database/database.ts';
import { scopeValues } from '#backend/platform/database/walls.ts';
import { parameters } from '#backend/tables/site.ts';
import { onBothEngines } from '../databases.ts';
import { openSite } from './open-site.ts';

type Table = { name: string; columns: readonly PgColumn[] };

const modules = import.meta.glob<object>('../../../backend/tables/*.ts', { eager: true });
const tables: readonly Table[] = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value): value is PgTable => is(value, PgTable))
  .map(getTableConfig);
/** Table with the leases of jobs, for all sites. */
const ofNoSite = ['job_leases'];
const ofSites = tables.filter(({ columns }) => columns.some(({ name }) => name === 'id_site'));

class RolledBack extends Error {}

/** Runs in a transaction of which nothing stays. */
const tried = (db: Database, work: (tx: Database) => Promise<void>) =>
  db
    .transaction(async (tx) => {
      await work(tx);
      throw new RolledBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });

/** Takes away what a table asks of its rows beside their site, so that any row will do. */
async function dropRules(tx: Database, name: string) {
  await tx.execute(sql`set local session_replication_role = replica`);
  const { rows } = await ask<{ conname: string }>(
    tx,
    sql`select conname from pg_constraint where conrelid = ${name}::regclass and contype = 'c'`,
  );
  for (const { conname } of rows) await tx.execute(sql`alter table ${sql.identifier(name)} drop constraint ${sql.identifier(conname)}`);
}

/** Some value of a column's type, another one for each site where columns may have to differ. */
function anyValue(column: PgColumn, idSite: number): SQL {
  const type = column.getSQLType();
  if (type.endsWith(']')) return sql`'{}'`;
  if (/^(int|bigint|smallint|numeric|real|double)/.test(type)) return sql`${idSite}::int`;
  if (/^timestamp/.test(type)) return sql`now()`;
  const byType: Record<string, SQL> = {
    ...{
      date: sql`current_date`,
      boolean: sql`false`,
      uuid: sql`gen_random_uuid()`,
      json: sql`'{}'`,
      jsonb: sql`'{}'`,
      bytea: sql`'\\x00'`,
    },
  };
  return byType[type] ?? sql`${`s${idSite}`}`;
}

/** A row of a site that has a value wherever one is needed. */
function insertRow({ name, columns }: Table, idSite: number): SQL {
  const needed = columns.filter(
    (column) => column.name === 'id_site' || (column.notNull && !column.hasDefault && !column.generatedIdentity),
  );
  const names = needed.map((column) => sql.identifier(column.name));
  const values = needed.map((column) => anyValue(column, idSite));
  return sql`insert into ${sql.identifier(name)} (${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)})`;
}

const ask = async <Row>(db: Database, query: SQL) => (await db.execute(query)) as unknown as { rows: Row[] };
const countOf = async (db: Database, query: SQL) => (await ask(db, query)).rows.length;

onBothEngines('the wall around a site', (db) => {
  let own = 0;
  let other = 0;
  beforeAll(async () => {
    own = (await openSite(db())).idSite;
    other = (await openSite(db())).idSite;
  });

  it('stands around every table but those that belong to no site', async () => {
    const open = await ask<{ relname: string }>(
      db(),
      sql`select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity`,
    );
    expect(open.rows.map(({ relname }) => relname)).toEqual(ofNoSite);
    expect(ofSites.length + ofNoSite.length + 1).toBe(tables.length);
  });

  it.each(ofSites.map((table) => [table.name, table] as const))(
    'hides the rows of others in %s from a query that names no site, and lets none be written',
    (name, table) =>
      tried(db(), async (tx) => {
        const rows = sql.identifier(name);
        const ofOther = sql`select 1 from ${rows} where id_site = ${other}`;
        await dropRules(tx, name);
        await tx.execute(insertRow(table, own));
        await tx.execute(insertRow(table, other));
        expect(await countOf(tx, ofOther), 'the other site has rows').toBeGreaterThan(0);
        const [role, site] = scopeValues(own);
        await tx.execute(sql`select set_config('role', ${role}, true), set_config('app.site', ${site}, true)`);
        expect(await countOf(tx, sql`select 1 from ${rows}`), 'its own rows are there').toBeGreaterThan(0);
        expect(await countOf(tx, ofOther)).toBe(0);
        expect(await countOf(tx, sql`update ${rows} set id_site = id_site where id_site <> ${own} returning 1`)).toBe(0);
        expect(await countOf(tx, sql`delete from ${rows} where id_site <> ${own} returning 1`)).toBe(0);
        await expect(tx.transaction((inner) => inner.execute(insertRow(table, other)))).rejects.toMatchObject({ cause: { code: '42501' } });
        await tx.execute(sql`select set_config('role', 'none', true)`);
        expect(await countOf(tx, ofOther), 'nothing of the other site was touched').toBeGreaterThan(0);
      }),
  );

  it('shows a site itself alone, and nothing where no site is named', async () => {
    expect((await ask(db().ofSite(own), sql`select id from sites`)).rows).toEqual([{ id: own }]);
    await tried(db(), async (tx) => {
      await tx.execute(sql`select set_config('role', 'storefront_site', true), set_config('app.site', '', true)`);
      expect(await countOf(tx, sql`select 1 from sites`)).toBe(0);
      expect(await countOf(tx, sql`select 1 from parameters`)).toBe(0);
    });
  });

  describe('holds for a handle', () => {
    const sitesSeen = async (handle: Database) =>
      (await ask<{ id_site: number }>(handle, sql`select distinct id_site from parameters`)).rows.map((row) => row.id_site);

    it('where queries and transactions of several sites and of the whole take turns on the same connections', async () => {
      const ofOwn = db().ofSite(own);
      const ofOther = db().ofSite(other);
      const all = await Promise.all(
        Array.from({ length: 60 }, (_, at) =>
          at % 4 === 0
            ? ofOwn.transaction(sitesSeen)
            : at % 4 === 1
              ? sitesSeen(ofOther)
              : at % 4 === 2
                ? sitesSeen(ofOwn)
                : sitesSeen(db()).then((seen) => seen.filter((id) => id === own || id === other).length),
        ),
      );
      for (const [at, seen] of all.entries()) expect(seen).toEqual([[own], [other], [own], 2][at % 4]);
    });

    it('after a query that failed, and after a transaction that was undone', async () => {
      const ofOwn = db().ofSite(own);
      await expect(ofOwn.execute(sql`select 1 / 0`)).rejects.toThrow();
      await expect(ofOwn.transaction((tx) => tx.execute(sql`select 1 / 0`))).rejects.toThrow();
      expect(await sitesSeen(ofOwn)).toEqual([own]);
      expect(await sitesSeen(db().ofSite(other))).toEqual([other]);
    });

    it('whose condition names another site', async () => {
      expect(await db().ofSite(own).select().from(parameters).where(eq(parameters.idSite, other))).toEqual([]);
      const row = { idSite: other, key: 'SITE_NAME', value: 'mine now' };
      await expect(db().ofSite(own).insert(parameters).values(row)).rejects.toMatchObject({ cause: { code: '42501' } });
    });
  });
});
