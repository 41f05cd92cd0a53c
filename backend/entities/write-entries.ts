import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { readKey } from '#schemas/entities/define-entity.ts';
import { insertAll } from './insert-all.ts';
import { writeItems } from './item-rows.ts';
import { keepNumbers, type NumberedTable, takeNumber } from './keep-numbers.ts';
import type { EntityTable } from './map-fields.ts';
import type { EntityRows } from './map-rows.ts';
import { need, type WriteContext } from './mapping.ts';
import { columnOf, isAmong, keyColumn, ofKind } from './table-columns.ts';

/** Any number: it only has to be the same in every process that writes entries into the same database. */
const entriesLock = 890_003;

/** Lets one write entries of a site at a time: the others wait for the end of its transaction. */
export async function lockEntries(tx: Database, idSite: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${entriesLock}::int, ${idSite}::int)`);
}

/** Key of an entry within its site. */
export const keyOf = ({ entity }: Pick<EntityRows, 'entity'>, entry: object): string => readKey(entity, entry);

/** Numbers of the entries that have a row, by key. */
type Present = ReadonlyMap<string, number>;

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
  const { idSite } = context;
  await lockEntries(tx, idSite);
  const present = await clear(tx, rows, new Set(values.map((value) => keyOf(rows, value))), idSite);
  const numberOf = await numbersOf(tx, rows, present, values);
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
  const { table, entity } = rows;
  const place = await placeFor(tx, rows, value, context.idSite);
  const id = place.present === undefined && 'id' in entity.value.shape ? await numberFor(tx, table, context.idSite, value) : undefined;
  await insertEntries(tx, rows, [value], { ...context, placeOf: () => ({ id, position: place.position }) });
}

const withKey = (rows: Pick<EntityRows, 'entity' | 'table' | 'constants'>, key: string, idSite: number) =>
  and(ofKind(rows, idSite), eq(keyColumn(rows), key));

/** Holds the row of an entry, so that nothing names it from here on. */
export async function holdEntry(tx: Database, rows: EntityRows, key: string, idSite: number): Promise<void> {
  await tx
    .select({ held: sql`1` })
    .from(rows.table)
    .where(withKey(rows, key, idSite))
    .for('update');
}

/** Removes an entry as its entity says: its row goes, or is switched off. */
export async function removeEntry(tx: Database, rows: EntityRows, key: string, idSite: number): Promise<void> {
  const [found] = await tx
    .select({ id: columnOf(rows.table, 'id') })
    .from(rows.table)
    .where(withKey(rows, key, idSite));
  if (found) await removeRows(tx, rows, [Number(found.id)], idSite);
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
  const { entity, table, constants, lists, active, hooks, write } = rows;
  const { idSite } = context;
  const all = (await hooks.prepare?.(tx, values, idSite)) ?? values;
  const placed = all.map((value, index) => {
    const { position, id } = placeOf(keyOf(rows, value), index);
    return { ...write(value, context), idSite, id, ...(entity.isOrdered && { position }), ...(active && { [active]: true }) };
  });
  const names = [...Object.keys(constants), ...(entity.within ? [entity.within] : []), entity.key];
  const written = await insertAll(tx, table, placed, [table.idSite, ...names.map((name) => columnOf(table, name))]);
  const ids = new Map(written.map((row) => [keyOf(rows, row), Number((row as { id?: unknown }).id)]));
  const numbered = all.map((value) => ({ id: need(ids, keyOf(rows, value)), value }));
  const known = (context.ids as Readonly<Record<string, Present | undefined>>)[entity.kind];
  const inner: WriteContext = { ...context, ids: { ...context.ids, [entity.kind]: new Map([...(known ?? []), ...ids]) } };
  for (const [field, list] of Object.entries(lists)) {
    const owned = numbered.map(({ id, value }) => ({ id, items: Reflect.get(value, field) as unknown }));
    await writeItems(tx, list, owned, inner);
  }
  await hooks.finish?.(tx, numbered, inner);
  return ids;
}

type Parts = Pick<EntityRows, 'entity' | 'table' | 'constants' | 'active'> & { hooks: Pick<EntityRows['hooks'], 'remove'> };

async function readPresent(tx: Database, rows: Parts, idSite: number): Promise<Present> {
  const { entity, table } = rows;
  const { key, within } = entity;
  const columns = { id: columnOf(table, 'id'), [key]: columnOf(table, key), ...(within && { [within]: columnOf(table, within) }) };
  const found = await tx.select(columns).from(table).where(ofKind(rows, idSite));
  return new Map(found.map((row) => [readKey(entity, row), Number(row.id)]));
}

/** Takes away the entries that are not among `keys`, as the entity says. Gives those that have a row then. */
async function clear(tx: Database, rows: Parts, keys: ReadonlySet<string>, idSite: number): Promise<Present> {
  const { gone } = rows.entity;
  const present = await readPresent(tx, rows, idSite);
  const left = [...present].filter(([key]) => gone === 'rewritten' || !keys.has(key));
  if (gone === 'kept' || left.length === 0) return present;
  const ids = left.map(([, id]) => id);
  await removeRows(tx, rows, ids, idSite);
  return readPresent(tx, rows, idSite);
}

async function removeRows(tx: Database, rows: Parts, ids: readonly number[], idSite: number): Promise<void> {
  const { entity, table, active, hooks } = rows;
  const these = and(eq(table.idSite, idSite), isAmong(columnOf(table, 'id'), ids));
  if (entity.gone === 'off' && active) {
    const off = { [active]: false };
    await tx.update(table).set(off).where(these);
  }
  if (hooks.remove) await hooks.remove(tx, idSite, ids);
  else if (entity.gone !== 'off') await tx.delete(table).where(these);
}

/** The number that a row is inserted with, by its key, where the entity has numbers. */
async function numbersOf(
  tx: Database,
  { entity, table }: Parts,
  present: Present,
  values: readonly object[],
): Promise<(key: string) => { id?: number | undefined }> {
  if (!('id' in entity.value.shape)) return () => ({});
  const wanted = values.map((value) => ({ key: readKey(entity, value), id: (value as { id?: number }).id }));
  const numberOf = await keepNumbers(tx, table as EntityTable & NumberedTable, present, wanted);
  return (key) => ({ id: numberOf(key) });
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
  const own = withKey(rows, keyOf(rows, value), idSite);
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
