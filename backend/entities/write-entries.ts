import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { insertAll } from './insert-all.ts';
import { keepNumbers, type NumberedTable, takeNumber } from './keep-numbers.ts';
import type { EntityRows, EntityTable } from './map-rows.ts';
import { need, type WriteContext } from './mapping.ts';
import { columnOf, ofKind } from './table-columns.ts';

/** Any number: it only has to be the same in every process that writes entries into the same database. */
const entriesLock = 890_003;

/** Lets one write entries of a site at a time: the others wait for the end of its transaction. */
export async function lockEntries(tx: Database, idSite: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${entriesLock}::int, ${idSite}::int)`);
}

/** Key of an entry within its site. */
export const keyOf = ({ entity }: Pick<EntityRows, 'entity'>, entry: object): string =>
  String((entry as Record<string, unknown>)[entity.key]);

/**
 * Writes all entries of a site's kind: known by their key, they keep their numbers; what becomes of those that are gone, the entity says.
 * Gives the ids by key. To be called in a transaction, where entries have numbers under `lockImports`.
 */
export async function writeEntries<Value extends object>(
  tx: Database,
  rows: EntityRows<Value>,
  values: readonly Value[],
  context: WriteContext,
): Promise<ReadonlyMap<string, number>> {
  const { lists } = rows;
  const { idSite } = context;
  await lockEntries(tx, idSite);
  const keys = values.map((value) => keyOf(rows, value));
  for (const { table: items } of Object.values(lists)) await tx.delete(items).where(eq(items.idSite, idSite));
  await clear(tx, rows, keys, idSite);
  const numberOf = await numbersOf(tx, rows, values as readonly { id?: number }[], idSite);
  return insertEntries(tx, rows, values, { ...context, placeOf: (key, position) => ({ ...numberOf(key), position }) });
}

/**
 * Writes one entry of a site's kind, in place of the one of its key where there is one: that one keeps its number and its position. A new
 * one has the number that it names where no other has it, and comes last. To be called in a transaction, under `lockEntries`.
 */
export async function writeEntry<Value extends object>(
  tx: Database,
  rows: EntityRows<Value>,
  value: Value,
  context: WriteContext,
): Promise<void> {
  const { table, lists, entity } = rows;
  const place = await placeFor(tx, rows, value, context.idSite);
  for (const { table: items, owner } of Object.values(lists))
    if (place.present !== undefined)
      await tx.delete(items).where(and(eq(items.idSite, context.idSite), eq(columnOf(items, owner), place.present)));
  const id = place.present === undefined && 'id' in entity.value.shape ? await numberFor(tx, table, context.idSite, value) : undefined;
  await insertEntries(tx, rows, [value], { ...context, placeOf: () => ({ id, position: place.position }) });
}

/** Removes an entry as its entity says: its row goes, or is switched off. */
export async function removeEntry(tx: Database, rows: EntityRows, key: string, idSite: number): Promise<void> {
  const own = and(ofKind(rows, idSite), eq(columnOf(rows.table, rows.entity.key), key));
  if (rows.entity.gone === 'off') await tx.update(rows.table).set({ isValid: false }).where(own);
  else await tx.delete(rows.table).where(own);
}

type Placed = WriteContext & {
  /** Number and position of an entry by its key and its place among those that are written. */
  placeOf: (key: string, index: number) => { id?: number | undefined; position: number };
};

async function insertEntries<Value extends object>(
  tx: Database,
  rows: EntityRows<Value>,
  values: readonly Value[],
  { placeOf, ...context }: Placed,
): Promise<ReadonlyMap<string, number>> {
  const { entity, table, constants, lists, write } = rows;
  const { idSite } = context;
  const placed = values.map((value, index) => {
    const { position, id } = placeOf(keyOf(rows, value), index);
    return {
      ...write(value, context),
      ...{ idSite, id },
      ...(entity.isOrdered && { position }),
      ...(entity.gone === 'off' && { isValid: true }),
    };
  });
  const names = [...Object.keys(constants), entity.key];
  const written = await insertAll(tx, table, placed, [table.idSite, ...names.map((name) => columnOf(table, name))]);
  const ids = new Map(written.map((row) => [keyOf(rows, row), Number((row as { id?: unknown }).id)]));
  for (const [field, { table: items, owner, write: writeItems }] of Object.entries(lists)) {
    const all = values.flatMap((value) =>
      writeItems(Reflect.get(value, field), context).map((item) => ({ ...item, idSite, [owner]: need(ids, keyOf(rows, value)) })),
    );
    await insertAll(tx, items, all);
  }
  return ids;
}

async function clear(
  tx: Database,
  rows: Pick<EntityRows, 'entity' | 'table' | 'constants'>,
  kept: string[],
  idSite: number,
): Promise<void> {
  const { entity, table } = rows;
  const all = ofKind(rows, idSite);
  if (entity.gone === 'off') await tx.update(table).set({ isValid: false }).where(all);
  else await tx.delete(table).where(entity.gone === 'removed' ? and(all, notInArray(columnOf(table, entity.key), kept)) : all);
}

/** The number that a row is inserted with, by its key, where the entity has numbers. */
async function numbersOf(
  tx: Database,
  rows: Pick<EntityRows, 'entity' | 'table' | 'constants'>,
  values: readonly { id?: number }[],
  idSite: number,
): Promise<(key: string) => { id?: number | undefined }> {
  const { entity, table } = rows;
  if (!('id' in entity.value.shape)) return () => ({});
  const numbered = table as EntityTable & NumberedTable;
  const key = columnOf(table, entity.key);
  const present = await tx.select({ key, id: numbered.id }).from(table).where(ofKind(rows, idSite));
  const numberOf = await keepNumbers(
    tx,
    numbered,
    new Map(present.map((row) => [String(row.key), Number(row.id)])),
    values.map((value) => ({ key: keyOf(rows, value), id: value.id })),
  );
  return (wanted) => ({ id: numberOf(wanted) });
}

/** Finds the place of an entry: the row of its key, or behind all others. */
async function placeFor(
  tx: Database,
  rows: Pick<EntityRows, 'entity' | 'table' | 'constants'>,
  value: object,
  idSite: number,
): Promise<{ present: unknown; position: number }> {
  const { entity, table } = rows;
  const position = entity.isOrdered ? sql<number>`${columnOf(table, 'position')}` : sql<number>`0`;
  const own = and(ofKind(rows, idSite), eq(columnOf(table, entity.key), keyOf(rows, value)));
  const [present] = await tx
    .select({ id: columnOf(table, 'id'), position })
    .from(table)
    .where(own);
  if (present) return { present: present.id, position: present.position };
  const [last] = await tx
    .select({ position: sql<number>`coalesce(max(${position}) + 1, 0)::int` })
    .from(table)
    .where(ofKind(rows, idSite));
  return { present: undefined, position: last?.position ?? 0 };
}

/** The number that a new entry names, if no other row of the site has it. */
async function numberFor(tx: Database, table: EntityTable, idSite: number, value: { id?: number }): Promise<number | undefined> {
  if (value.id === undefined) return undefined;
  const numbered = table as EntityTable & NumberedTable;
  const taken = await tx
    .select({ id: numbered.id })
    .from(table)
    .where(and(eq(numbered.idSite, idSite), eq(numbered.id, value.id)));
  if (taken.length > 0) return undefined;
  await takeNumber(tx, numbered, value.id);
  return value.id;
}
