import { and, asc, eq, getTableColumns, notInArray, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '#backend/platform/database/database.ts';
import type { NameKind } from '#schemas/entities/field.ts';
import { insertAll } from './insert-all.ts';
import { type EntityTable, type Mappings, mapFields, type Row } from './map-fields.ts';
import { type NamedColumn, need, type ReadContext, type WriteContext } from './mapping.ts';
import { columnOf, isAmong } from './table-columns.ts';

/** A list within an entry, whose items are rows of a table of their own. */
export type ItemRows<Items> = {
  table: EntityTable;
  /** The column that holds the entry's id. */
  owner: string;
  /** The column by which rows are read; `position` counts from 0 in each entry. */
  order?: string;
  /** The column that an item is known by within its entry: its row keeps its id, which others name. */
  key?: string;
  /** True where rows of items that are gone stay, for others who name them. */
  keepsGone?: boolean;
  /** Rows of the table that are of this list, where others hold to the same entries. */
  where?: SQL;
  /** Columns with ids of what items name. */
  named?: readonly NamedColumn[];
  /** Lists within each item, by field. */
  lists?: Readonly<Record<string, ItemRows<unknown>>>;
  write: (items: Items, context: WriteContext) => Row[];
  /** Items without their own lists, from their rows in order. */
  read: (rows: Row[], context: ReadContext) => Items;
};

type ListOptions<Lists> = Pick<ItemRows<never>, 'order' | 'key' | 'keepsGone' | 'where'> & { lists?: Lists };

/** Maps a list of objects: each is a row, whose columns hold its fields as those of an entity are held. */
export function itemList<
  Schema extends z.ZodObject,
  T extends EntityTable,
  Lists extends { [K in keyof z.output<Schema>]?: ItemRows<z.output<Schema>[K]> } = object,
>(
  schema: Schema,
  table: T,
  owner: keyof T['$inferInsert'] & string,
  mappings: Mappings<z.output<Schema>, T, keyof Lists>,
  { lists = {} as Lists, ...options }: ListOptions<Lists> = {},
): ItemRows<z.output<Schema>[]> {
  const { write, read, named } = mapFields(owner, schema, table, mappings, Object.keys(lists));
  const isPlaced = 'position' in getTableColumns(table);
  return {
    ...{ table, owner, named, ...options, lists: lists as NonNullable<ItemRows<unknown>['lists']> },
    write: (items, context) => items.map((item, position) => ({ ...write(item as Row, context), ...(isPlaced && { position }) })),
    read: (rows, context) => rows.map((row) => read(row, context) as z.output<Schema>),
  };
}

/** Items of entries, with the id of the entry. */
type OwnedItems = readonly { id: number; items: unknown }[];

/** Writes the items of entries in place of those that they had. */
export async function writeItems(tx: Database, list: ItemRows<unknown>, owned: OwnedItems, context: WriteContext): Promise<void> {
  const { idSite } = context;
  const { table, owner, key, keepsGone, where, lists = {} } = list;
  const ids = owned.map(({ id }) => id);
  const ofOwners = and(eq(table.idSite, idSite), isAmong(columnOf(table, owner), ids), where);
  if (!key) await tx.delete(table).where(ofOwners);
  const rows = owned.flatMap(({ id, items }) => list.write(items, context).map((row): Row => ({ ...row, idSite, [owner]: id })));
  const conflict = key ? [table.idSite, columnOf(table, owner), columnOf(table, key)] : [];
  const written: Row[] = await insertAll(tx, table, rows, conflict);
  if (key && !keepsGone) {
    const kept = written.map((row) => Number(row.id));
    await tx.delete(table).where(and(ofOwners, notInArray(columnOf(table, 'id'), kept)));
  }
  const inner = Object.entries(lists);
  if (inner.length === 0) return;
  const nameOf = (row: Row) => `${row[owner]} ${row[key ?? 'position']}`;
  const idOf = new Map(written.map((row) => [nameOf(row), Number(row.id)]));
  const items = owned.flatMap((one) => one.items as Row[]);
  for (const [field, part] of inner) {
    const parts = rows.map((row, i) => ({ id: need(idOf, nameOf(row)), items: items[i]?.[field] }));
    await writeItems(tx, part, parts, context);
  }
}

/** Rows of a list by the id of their owner, and those of the lists within, by field. */
export type StoredItems = { byOwner: ReadonlyMap<unknown, Row[]>; inner: ReadonlyMap<string, StoredItems> };

/** Reads the rows of a list; `owners`: the ids of those whose rows are wanted, where not all are. */
export async function readItemRows(
  db: Database,
  list: Omit<ItemRows<unknown>, 'write' | 'read'>,
  idSite: number,
  owners?: readonly number[],
): Promise<StoredItems> {
  const { table, owner, order = 'id', where, lists = {} } = list;
  const rows: Row[] = await db
    .select()
    .from(table)
    .where(and(eq(table.idSite, idSite), owners && isAmong(columnOf(table, owner), owners), where))
    .orderBy(...[...new Set([order, 'id'])].filter((name) => name in getTableColumns(table)).map((name) => asc(columnOf(table, name))));
  const inner = new Map<string, StoredItems>();
  const ids = owners && rows.map(({ id }) => Number(id));
  for (const [field, part] of Object.entries(lists)) inner.set(field, await readItemRows(db, part, idSite, ids));
  return { byOwner: Map.groupBy(rows, (row) => row[owner]), inner };
}

/** Makes the items of an entry of their rows. */
export function toItems(
  list: Pick<ItemRows<unknown>, 'read' | 'lists'>,
  { byOwner, inner }: StoredItems,
  id: unknown,
  context: ReadContext,
): unknown {
  const rows = byOwner.get(id) ?? [];
  const items = list.read(rows, context);
  const parts = Object.entries(list.lists ?? {});
  if (parts.length === 0) return items;
  return (items as Row[]).map((item, i) => {
    const own = parts.map(([field, part]) => {
      const stored = inner.get(field);
      return [field, stored ? toItems(part, stored, rows[i]?.id, context) : []];
    });
    return { ...item, ...Object.fromEntries(own) };
  });
}

/** Lists the ids of what items name, those of the lists within too. */
export function namedIds(
  { named = [], lists = {} }: Pick<ItemRows<unknown>, 'named' | 'lists'>,
  stored: StoredItems | undefined,
): { kind: NameKind; ids: unknown[] }[] {
  const rows = [...(stored?.byOwner.values() ?? [])].flat();
  const own = named.map(({ kind, column }) => ({ kind, ids: rows.map((row) => row[column]) }));
  return [...own, ...Object.entries(lists).flatMap(([field, part]) => namedIds(part, stored?.inner.get(field)))];
}
