import { and, eq, getTableColumns, notInArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#backend/platform/database/database.ts';
import { insertAll } from './insert-all.ts';
import { keepNumbers, type NumberedTable } from './keep-numbers.ts';
import type { EntityRows, EntityTable } from './map-rows.ts';
import { need, type WriteContext } from './mapping.ts';

/** A column of a table by its name in code. Throws where there is none. */
export function columnOf(table: EntityTable, name: string): PgColumn {
  const column = getTableColumns(table)[name];
  if (!column) throw new Error(`there is no column "${name}"`);
  return column;
}

/** Condition for the rows of a table that are of a kind and a site. */
export const ofKind = ({ table, constants }: Pick<EntityRows, 'table' | 'constants'>, idSite: number): SQL | undefined =>
  and(eq(table.idSite, idSite), ...Object.entries(constants).map(([name, value]) => eq(columnOf(table, name), value)));

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
  const { entity, table, constants, lists, write } = rows;
  const { idSite } = context;
  const keyOf = (entry: object): string => String((entry as Record<string, unknown>)[entity.key]);
  for (const { table: items } of Object.values(lists)) await tx.delete(items).where(eq(items.idSite, idSite));
  await clear(tx, rows, values.map(keyOf), idSite);
  const numberOf = await numbersOf(tx, rows, values as readonly { id?: number }[], { idSite, keyOf });
  const numbered = values.map((value, position) => ({
    ...write(value, context),
    ...{ idSite, ...numberOf(keyOf(value)) },
    ...(entity.isOrdered && { position }),
    ...(entity.gone === 'off' && { isValid: true }),
  }));
  const names = [...Object.keys(constants), entity.key];
  const written = await insertAll(tx, table, numbered, [table.idSite, ...names.map((name) => columnOf(table, name))]);
  const ids = new Map(written.map((row) => [keyOf(row), Number((row as { id?: unknown }).id)]));
  for (const [field, { table: items, owner, write: writeItems }] of Object.entries(lists)) {
    const all = values.flatMap((value) =>
      writeItems(Reflect.get(value, field), context).map((item) => ({ ...item, idSite, [owner]: need(ids, keyOf(value)) })),
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

type Keys = { idSite: number; keyOf: (entry: object) => string };

/** The number that a row is inserted with, by its key, where the entity has numbers. */
async function numbersOf(
  tx: Database,
  rows: Pick<EntityRows, 'entity' | 'table' | 'constants'>,
  values: readonly { id?: number }[],
  { idSite, keyOf }: Keys,
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
    values.map((value) => ({ key: keyOf(value), id: value.id })),
  );
  return (wanted) => ({ id: numberOf(wanted) });
}
