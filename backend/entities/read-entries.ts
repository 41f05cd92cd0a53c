import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import type { EntityRows, ItemRows } from './map-rows.ts';
import type { ReadContext } from './mapping.ts';
import { columnOf, ofKind } from './write-entries.ts';

type Row = Record<string, unknown>;

/** Reads all entries of a site's kind that are not switched off, in their order. */
export async function readEntries<Value extends object>(db: Database, rows: EntityRows<Value>, context: ReadContext): Promise<Value[]> {
  const { entity, table, lists, read } = rows;
  const order = [...(entity.isOrdered ? ['position'] : []), 'id'].filter((name) => name in getTableColumns(table));
  const isOn = entity.gone === 'off' ? eq(columnOf(table, 'isValid'), true) : undefined;
  const found: Row[] = await db
    .select()
    .from(table)
    .where(and(ofKind(rows, context.idSite), isOn))
    .orderBy(...order.map((name) => asc(columnOf(table, name))));
  const items = new Map<string, (id: unknown) => unknown>();
  for (const [field, list] of Object.entries(lists)) items.set(field, await readItems(db, list, context));
  return found.map((row) => {
    const own = [...items].map(([field, itemsOf]) => [field, itemsOf(row.id)]);
    return { ...read(row, context), ...Object.fromEntries(own) };
  });
}

/** Gives the items of an entry by its id. */
async function readItems(db: Database, { table, owner, order, read }: ItemRows<unknown>, context: ReadContext) {
  const rows: Row[] = await db
    .select()
    .from(table)
    .where(eq(table.idSite, context.idSite))
    .orderBy(...(order ? [asc(columnOf(table, order))] : []));
  const byOwner = Map.groupBy(rows, (row) => row[owner]);
  return (id: unknown) => read(byOwner.get(id) ?? [], context);
}
