import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Entity } from '#schemas/entities/define-entity.ts';
import type { EntityTable, Row } from './map-fields.ts';

/** A column of a table by its name in code. Throws where there is none. */
export function columnOf(table: EntityTable, name: string): PgColumn {
  const column = getTableColumns(table)[name];
  if (!column) throw new Error(`there is no column "${name}"`);
  return column;
}

/** Key of a row's entry within its site, as `readKey` reads it. */
export function keyColumn({ entity: { key, within }, table }: { entity: Entity; table: EntityTable }): SQL<string> {
  const own = columnOf(table, key);
  return within === undefined ? sql`${own}` : sql`${columnOf(table, within)} || '/' || ${own}`;
}

/** Condition for the rows of a table that are of a kind and a site. */
export const ofKind = ({ table, constants }: { table: EntityTable; constants: Row }, idSite: number | PgColumn): SQL | undefined =>
  and(eq(table.idSite, idSite), ...Object.entries(constants).map(([name, value]) => eq(columnOf(table, name), value)));

/** The condition that a row is of an entry that is there, where others are kept for those who name them. */
export const isActive = ({ table, active }: { table: EntityTable; active: string | undefined }): SQL | undefined =>
  active ? eq(columnOf(table, active), true) : undefined;

/** Numbers as one parameter of a statement, however many: PostgreSQL takes 65,535. */
export const intArray = (numbers: readonly number[]): SQL => sql`${`{${numbers.join(',')}}`}::int[]`;

/** The condition that a column holds one of these ids: one parameter, however many they are. */
export const isAmong = (column: PgColumn, ids: readonly number[]): SQL => sql`${column} = any(${intArray(ids)})`;
