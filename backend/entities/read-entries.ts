import { and, asc, getTableColumns, type SQL } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { readKey } from '#schemas/entities/define-entity.ts';
import { readNames } from './entry-names.ts';
import { namedIds, readItemRows, type StoredItems, toItems } from './item-rows.ts';
import type { EntityRows } from './map-rows.ts';
import type { ReadContext } from './mapping.ts';
import { columnOf, isActive, ofKind } from './table-columns.ts';

type Row = Record<string, unknown>;

/** Rows of entries in their order, with those of their lists by field. */
type StoredEntries = { rows: readonly Row[]; items: ReadonlyMap<string, StoredItems> };

/** Reads all entries of a site's kind that are not switched off, in their order. */
export async function readEntries<Value extends object>(db: Database, rows: EntityRows<Value>, context: ReadContext): Promise<Value[]> {
  const stored = await readStored(db, rows, context.idSite);
  const own = new Map(stored.rows.map((row) => [Number(row.id), readKey(rows.entity, row)]));
  return toValues(db, rows, stored, { ...context, names: { ...context.names, [rows.entity.kind]: own } });
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
    ...Object.entries(rows.lists).flatMap(([field, list]) => namedIds(list, stored.items.get(field))),
  ];
  const context = { ...site, names: await readNames(db, site.idSite, ids) };
  const chosenIds = stored.rows.map((row) => Number(row.id));
  return toValues(db, rows, stored, context, chosenIds);
}

/** Reads the names of a site's entries by their ids, for those who name them. */
export async function readEntryNames(db: Database, rows: Parts, idSite: number): Promise<ReadonlyMap<number, string>> {
  return new Map((await readRows(db, rows, idSite)).map((row) => [Number(row.id), readKey(rows.entity, row)]));
}

type Parts = Pick<EntityRows, 'entity' | 'table' | 'constants' | 'active'>;

async function readRows(db: Database, rows: Parts, idSite: number, chosen?: SQL): Promise<Row[]> {
  const { entity, table } = rows;
  const order = [...(entity.isOrdered ? ['position'] : []), 'id'].filter((name) => name in getTableColumns(table));
  return db
    .select()
    .from(table)
    .where(and(ofKind(rows, idSite), isActive(rows), chosen))
    .orderBy(...order.map((name) => asc(columnOf(table, name))));
}

async function readStored<Value extends object>(
  db: Database,
  rows: EntityRows<Value>,
  idSite: number,
  chosen?: SQL,
): Promise<StoredEntries> {
  const found = await readRows(db, rows, idSite, chosen);
  const owners = chosen && found.map(({ id }) => Number(id));
  const items = new Map<string, StoredItems>();
  for (const [field, list] of Object.entries(rows.lists)) items.set(field, await readItemRows(db, list, idSite, owners));
  return { rows: found, items };
}

async function toValues<Value extends object>(
  db: Database,
  { lists, read, hooks }: EntityRows<Value>,
  { rows, items }: StoredEntries,
  context: ReadContext,
  ids?: readonly number[],
): Promise<Value[]> {
  const complete = await hooks.complete?.(db, context, ids);
  return rows.map((row) => {
    const own = Object.entries(lists).map(([field, list]) => {
      const stored = items.get(field);
      return [field, stored ? toItems(list, stored, row.id, context) : []];
    });
    const value: Value = { ...read(row, context), ...Object.fromEntries(own) };
    return complete ? complete(value, Number(row.id)) : value;
  });
}
