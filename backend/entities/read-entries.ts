import { and, asc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { readNames } from './entry-names.ts';
import type { EntityRows } from './map-rows.ts';
import type { ReadContext } from './mapping.ts';
import { columnOf, ofKind } from './table-columns.ts';

type Row = Record<string, unknown>;

/** Rows of entries in their order, with those of their lists by field and owner. */
type StoredEntries = { rows: readonly Row[]; items: ReadonlyMap<string, ReadonlyMap<unknown, Row[]>> };

/** Reads all entries of a site's kind that are not switched off, in their order. */
export async function readEntries<Value extends object>(db: Database, rows: EntityRows<Value>, context: ReadContext): Promise<Value[]> {
  return toValues(rows, await readStored(db, rows, context.idSite), context);
}

/** Reads the entries of a site's kind that a condition chooses, and the names of what they name. */
export async function readChosen<Value extends object>(
  db: Database,
  rows: EntityRows<Value>,
  site: Pick<ReadContext, 'idSite' | 'timeZone'>,
  chosen: SQL,
): Promise<Value[]> {
  const stored = await readStored(db, rows, site.idSite, chosen);
  const ids = [
    ...rows.named.map(({ kind, column }) => ({ kind, ids: stored.rows.map((row) => row[column]) })),
    ...Object.entries(rows.lists).flatMap(([field, { named }]) => {
      const items = [...(stored.items.get(field)?.values() ?? [])].flat();
      return named ? [{ kind: named.kind, ids: items.map((item) => item[named.column]) }] : [];
    }),
  ];
  return toValues(rows, stored, { ...site, names: await readNames(db, site.idSite, ids) });
}

async function readStored<Value extends object>(
  db: Database,
  rows: EntityRows<Value>,
  idSite: number,
  chosen?: SQL,
): Promise<StoredEntries> {
  const { entity, table, lists } = rows;
  const order = [...(entity.isOrdered ? ['position'] : []), 'id'].filter((name) => name in getTableColumns(table));
  const isOn = entity.gone === 'off' ? eq(columnOf(table, 'isValid'), true) : undefined;
  const found: Row[] = await db
    .select()
    .from(table)
    .where(and(ofKind(rows, idSite), isOn, chosen))
    .orderBy(...order.map((name) => asc(columnOf(table, name))));
  const items = new Map<string, Map<unknown, Row[]>>();
  for (const [field, { table: itemTable, owner, order: itemOrder }] of Object.entries(lists)) {
    const ofFound = chosen && inArray(columnOf(itemTable, owner), [...found.map(({ id }) => id), 0]);
    const itemRows: Row[] = await db
      .select()
      .from(itemTable)
      .where(and(eq(itemTable.idSite, idSite), ofFound))
      .orderBy(...(itemOrder ? [asc(columnOf(itemTable, itemOrder))] : []));
    items.set(
      field,
      Map.groupBy(itemRows, (row) => row[owner]),
    );
  }
  return { rows: found, items };
}

function toValues<Value extends object>({ lists, read }: EntityRows<Value>, { rows, items }: StoredEntries, context: ReadContext): Value[] {
  return rows.map((row) => {
    const own = Object.entries(lists).map(([field, list]) => [field, list.read(items.get(field)?.get(row.id) ?? [], context)]);
    return { ...read(row, context), ...Object.fromEntries(own) };
  });
}
