import { and, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { EntityRows, EntityTable } from './map-rows.ts';

/** A column of a table by its name in code. Throws where there is none. */
export function columnOf(table: EntityTable, name: string): PgColumn {
  const column = getTableColumns(table)[name];
  if (!column) throw new Error(`there is no column "${name}"`);
  return column;
}

/** Condition for the rows of a table that are of a kind and a site. */
export const ofKind = ({ table, constants }: Pick<EntityRows, 'table' | 'constants'>, idSite: number): SQL | undefined =>
  and(eq(table.idSite, idSite), ...Object.entries(constants).map(([name, value]) => eq(columnOf(table, name), value)));
