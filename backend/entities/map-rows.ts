import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#backend/platform/database/database.ts';
import type { Entity, EntityValue } from '#schemas/entities/define-entity.ts';
import type { ItemRows } from './item-rows.ts';
import { type EntityTable, type MappedFields, type Mappings, mapFields, type Row } from './map-fields.ts';
import type { ReadContext, WriteContext } from './mapping.ts';

/** Steps of writing and reading that a kind needs besides the copying of fields, by hand beside its mapping. */
export type EntityHooks<Value> = {
  /** Fits entries to what the site has of them, under a lock of their rows: no fewer seats than are booked. */
  prepare?: (tx: Database, values: readonly Value[], idSite: number) => Promise<readonly Value[]>;
  /** Removes the rows of entries that are gone, where others may name them; by default they are deleted. Of those that are switched off: what goes with them. */
  remove?: (tx: Database, idSite: number, ids: readonly number[]) => Promise<void>;
  /** Writes what needs the ids of all entries, once they and their lists are there. */
  finish?: (tx: Database, written: readonly { id: number; value: Value }[], context: WriteContext) => Promise<void>;
  /** Reads what no mapping holds, of the entries of `ids` where not all are read. Returns a function that completes an entry by its id. */
  complete?: (db: Database, context: ReadContext, ids?: readonly number[]) => Promise<(value: Value, id: number) => Value>;
};

/** Storage of the entries of an entity in rows of tables. */
export type EntityRows<Value = Row> = Pick<MappedFields, 'columns' | 'named' | 'stored'> & {
  entity: Entity;
  table: EntityTable;
  lists: Readonly<Record<string, ItemRows<unknown>>>;
  /** Columns and values that all rows of the kind share; other rows of the table are of another kind. */
  constants: Row;
  /** The column that is true while an entry is there; rows of others are kept for those who name them. */
  active: string | undefined;
  hooks: EntityHooks<Value>;
  /** Values of a row that no column of its own holds, as subqueries on the table: lists show, filter and sort by them. */
  computed?: Readonly<Record<string, SQL<number | null>>>;
  /** The columns of an entry, but its site and number. */
  write: (value: Value, context: WriteContext) => Row;
  /** An entry without its lists, from its row. */
  read: (row: Row, context: ReadContext) => Value;
};

type Options<Value, Lists, Elsewhere, T extends PgTable> = {
  lists?: Lists;
  /** Fields that `hooks` write and complete. */
  elsewhere?: readonly Elsewhere[];
  constants?: Partial<T['$inferInsert']>;
  active?: keyof T['$inferInsert'] & string;
  hooks?: EntityHooks<Value>;
};

/** Maps an entity to a table (`mapFields`); its lists are rows of tables of their own. */
export function mapRows<
  E extends Entity,
  T extends EntityTable,
  Lists extends { [K in keyof EntityValue<E>]?: ItemRows<EntityValue<E>[K]> } = object,
  Elsewhere extends keyof EntityValue<E> & string = never,
>(
  entity: E,
  table: T,
  mappings: Mappings<EntityValue<E>, T, keyof Lists | Elsewhere>,
  { lists = {} as Lists, elsewhere = [], constants = {}, active, hooks = {} }: Options<EntityValue<E>, Lists, Elsewhere, T> = {},
): EntityRows<EntityValue<E>> {
  const { write, read, ...fields } = mapFields(entity.kind, entity.value, table, mappings, [...Object.keys(lists), ...elsewhere]);
  return {
    ...{ ...fields, entity, table, hooks, constants: constants as Row, lists: lists as EntityRows['lists'] },
    active: active ?? (entity.gone === 'off' ? 'isValid' : undefined),
    write: (entry, context) => ({ ...constants, ...write(entry as Row, context) }),
    read: (row, context) => read(row, context) as EntityValue<E>,
  };
}
