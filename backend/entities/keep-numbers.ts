import { eq, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#backend/platform/database/database.ts';

/** A table whose rows have a number within their site, which addresses hold. */
export type NumberedTable = PgTable & { id: PgColumn; idSite: PgColumn };

type Wanted = {
  /** Key of the row within its site. */
  key: string;
  /** The number that the folder gives it. */
  id: number | undefined;
};

/**
 * Gives the number that each row of an import is inserted with, by its key: the folder’s own, where no other row of the site has it.
 * Undefined, for the database to give one, where the folder says none, and where the site has the row already: it keeps its number,
 * which orders and carts hold. To be called once the rows that are gone are deleted, under `lockImports`.
 * @param present the rows of the site that are there, by key
 */
export async function keepNumbers(
  tx: Database,
  table: NumberedTable,
  present: ReadonlyMap<string, number>,
  wanted: readonly Wanted[],
): Promise<(key: string) => number | undefined> {
  const taken = new Set(present.values());
  const kept = new Map<string, number>();
  for (const { key, id } of wanted) {
    if (id === undefined || present.has(key) || taken.has(id)) continue;
    taken.add(id);
    kept.set(key, id);
  }
  await raiseSequence(tx, table, Math.max(0, ...kept.values()));
  return (key) => kept.get(key);
}

/** The same for rows that are known by their slug. */
export async function keepNumbersBySlug(
  tx: Database,
  table: NumberedTable & { slug: PgColumn },
  idSite: number,
  wanted: readonly { slug: string; id?: number | undefined }[],
): Promise<(slug: string) => number | undefined> {
  const rows = await tx
    .select({ slug: sql<string>`${table.slug}`, id: sql<number>`${table.id}` })
    .from(table as PgTable)
    .where(eq(table.idSite, idSite));
  const present = new Map(rows.map(({ slug, id }) => [slug, id]));
  return keepNumbers(
    tx,
    table,
    present,
    wanted.map(({ slug, id }) => ({ key: slug, id })),
  );
}

/** Makes the numbers that the database gives begin after `last`. */
async function raiseSequence(tx: Database, table: NumberedTable, last: number): Promise<void> {
  const { name } = getTableConfig(table);
  const sequence = sql.identifier(`${name}_id_seq`);
  const readLast = sql`select (case when is_called then last_value else last_value - 1 end)::int as last from ${sequence}`;
  if ((await numberOf(tx, readLast)) >= last) return;
  // Changes nothing, and keeps others from drawing numbers until the end of the transaction: none is drawn twice.
  await tx.execute(sql`alter sequence ${sequence} cache 1`);
  if ((await numberOf(tx, readLast)) < last) await tx.execute(sql`select setval(${`${name}_id_seq`}::regclass, ${last}::bigint)`);
}

/**
 * Draws the numbers up to one from those that the database gives, so that it gives it to nobody else. For the calls of a site, which may
 * draw numbers and not set them.
 */
export async function takeNumber(tx: Database, table: NumberedTable, id: number): Promise<void> {
  const { name } = getTableConfig(table);
  const sequence = `${name}_id_seq`;
  const drawn = await numberOf(tx, sql`select nextval(${sequence}::regclass)::int as last`);
  if (drawn < id) await tx.execute(sql`select max(nextval(${sequence}::regclass)) from generate_series(${drawn}::int + 1, ${id}::int)`);
}

async function numberOf(tx: Database, statement: SQL): Promise<number> {
  const { rows } = (await tx.execute(statement)) as unknown as { rows: { last: number }[] };
  return rows[0]?.last ?? 0;
}
