import { and, arrayOverlaps, asc, desc, eq, exists, gt, gte, inArray, lt, lte, notExists, notInArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { countRows } from '#backend/platform/database/count-rows.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { alphabetical, readBounds, readWords, searchFilter, wordFilter } from '#backend/platform/database/list-filter.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import type { NameKind } from '#schemas/entities/field.ts';
import { type FilterType, parseFilter } from '#schemas/list-query.ts';
import { readIds } from './entry-names.ts';
import { readByKeys } from './entry-state.ts';
import type { ItemRows } from './item-rows.ts';
import type { EntityRows } from './map-rows.ts';
import { columnOf, isActive, isAmong, keyColumn, ofKind } from './table-columns.ts';
import { keyOf } from './write-entries.ts';

type Site = { idSite: number; timeZone: string };
type ListFilters = {
  search?: string | undefined;
  [filter: `filter.${string}`]: string | undefined;
};
type ListQuery = ListFilters & { nbItem: number; page: number; orderBy?: string | undefined };

/** Condition for the entries of a kind that a list finds by its search and its filters. Throws ApiError 422 for a filter that is none. */
export async function entryFilter(db: Database, rows: EntityRows, site: Site, query: ListFilters): Promise<SQL | undefined> {
  const { list } = rows.entity;
  const filters: (SQL | undefined)[] = [];
  for (const field of list.filters ?? []) filters.push(await filterOf({ db, rows, site }, field, query[`filter.${field}`]));
  const search = searchFilter(
    query.search,
    list.search.map((field) => fieldColumn(rows, field)),
  );
  return and(ofKind(rows, site.idSite), isActive(rows), search, ...filters);
}

/** A page of the entries of a kind, each with its key and the fields that its list shows. Throws ApiError 422 for a filter that is none. */
export async function listEntries(
  db: Database,
  rows: EntityRows,
  site: Site,
  query: ListQuery,
): Promise<{ total: number; entries: Record<string, unknown>[] }> {
  const { entity, table } = rows;
  const { list } = entity;
  const chosen = await entryFilter(db, rows, site, query);
  const total = await countRows(db, sql`${table} where ${chosen}`);
  const key = keyColumn(rows);
  const computed = Object.fromEntries((list.computed ?? []).map((name) => [name, requireComputed(rows, name)]));
  const found = await db
    .select({ ...computed, key })
    .from(table)
    .where(chosen)
    .orderBy(...orderOf(rows, query.orderBy), asc(columnOf(table, 'id')))
    .limit(query.nbItem)
    .offset((query.page - 1) * query.nbItem);
  const shown = [entity.key, ...list.columns];
  const values = await readByKeys(
    db,
    rows,
    site,
    found.map((row) => row.key),
  );
  const computedOf = new Map(found.map(({ key: own, ...more }) => [own, more]));
  const entries = values.map((value) => ({
    ...Object.fromEntries(shown.map((field) => [field, value[field]])),
    ...computedOf.get(keyOf(rows, value)),
  }));
  return { total, entries };
}

/** A value that lists compute. Throws where the rows of the kind have none of that name: then its list is declared wrong. */
function requireComputed({ entity, computed }: EntityRows, name: string): SQL<number | null> {
  const value = computed?.[name];
  if (value === undefined) throw new Error(`${entity.kind}: nothing computes "${name}"`);
  return value;
}

/** The column that says all of a field. Throws where none does: then the field's list is declared wrong. */
export function fieldColumn({ entity, table, columns }: EntityRows, field: string): PgColumn {
  const column = columns.get(field);
  if (column === undefined) throw new Error(`${entity.kind}: no column holds all of "${field}"`);
  return columnOf(table, column);
}

function orderOf(rows: EntityRows, orderBy: string | undefined): SQL[] {
  const { entity, table } = rows;
  if (orderBy === undefined && entity.isOrdered) return [asc(columnOf(table, 'position'))];
  const order = orderBy ?? entity.list.sort[0] ?? entity.key;
  const field = order.replace(/^-/, '');
  const computed = rows.computed?.[field];
  if (computed) return [order.startsWith('-') ? desc(computed) : asc(computed)];
  const column = fieldColumn(rows, field);
  const sorted = column.dataType === 'string' && !column.enumValues ? alphabetical(column) : column;
  return [order.startsWith('-') ? desc(sorted) : asc(sorted)];
}

type Filtered = { column: PgColumn; key: string; raw: string | undefined };
type Reader = { db: Database; rows: EntityRows; site: Site };

/** A filter of a field, by what its column holds. */
async function filterOf(reader: Reader, field: string, raw: string | undefined): Promise<SQL | undefined> {
  const { rows } = reader;
  const key = `filter.${field}`;
  const computed = rows.computed?.[field];
  if (computed) return numberFilter(computed, key, raw);
  const list = rows.lists[field];
  if (list) return listFilter(reader, list, { key, raw });
  const column = fieldColumn(rows, field);
  const named = rows.named.find((one) => columnOf(rows.table, one.column) === column);
  if (named) return namedFilter(reader, named.kind, { column, key, raw });
  switch (column.dataType) {
    case 'boolean':
      return flagFilter(column, key, raw);
    case 'number':
      return numberFilter(column, key, raw);
    case 'date':
      return momentFilter(reader, field, column, raw);
    case 'array': {
      const words = readWords(key, raw);
      if (!words) return undefined;
      const overlaps = arrayOverlaps(column, [...words.values]);
      return words.isDifferent ? sql`not ${overlaps}` : overlaps;
    }
    default:
      return wordFilter(column, key, raw, column.enumValues);
  }
}

/** Filter for entries that name one of several things; nothing names a name that the site does not have. */
async function namedFilter({ db, site }: Reader, kind: NameKind, { column, key, raw }: Filtered): Promise<SQL | undefined> {
  const words = readWords(key, raw);
  if (!words) return undefined;
  const ids = [...(await readIds(db, site.idSite, kind, words.values)).values(), 0];
  return words.isDifferent ? sql`(${column} is null or ${notInArray(column, ids)})` : inArray(column, ids);
}

/** Filter for entries whose list names one of several things. */
async function listFilter(
  { db, rows, site }: Reader,
  { table, owner, named = [] }: ItemRows<unknown>,
  { key, raw }: Omit<Filtered, 'column'>,
): Promise<SQL | undefined> {
  const [reference] = named;
  if (!reference) throw new Error(`${rows.entity.kind}: the list of ${key} names nothing`);
  const words = readWords(key, raw);
  if (!words) return undefined;
  const ids = [...(await readIds(db, site.idSite, reference.kind, words.values)).values()];
  const ofEntry = and(eq(table.idSite, rows.table.idSite), eq(columnOf(table, owner), columnOf(rows.table, 'id')));
  const naming = db
    .select({ one: sql`1` })
    .from(table)
    .where(and(ofEntry, isAmong(columnOf(table, reference.column), ids)));
  return words.isDifferent ? notExists(naming) : exists(naming);
}

function flagFilter(column: PgColumn, key: string, raw: string | undefined): SQL | undefined {
  const words = readWords(key, raw, ['true', 'false']);
  const values = words && [true, false].filter((flag) => words.values.includes(String(flag)) !== words.isDifferent);
  return values && inArray(column, values);
}

function numberFilter(column: PgColumn | SQL, key: string, raw: string | undefined): SQL | undefined {
  const bounds = readBounds(key, raw);
  if (!bounds) return undefined;
  const { from, to, except } = bounds;
  return and(
    Number.isSafeInteger(from) && from > Number.MIN_SAFE_INTEGER ? sql`${column} >= ${from}::bigint` : undefined,
    Number.isSafeInteger(to) && to < Number.MAX_SAFE_INTEGER ? sql`${column} <= ${to}::bigint` : undefined,
    ...except.map((value) => sql`${column} <> ${value}::bigint`),
  );
}

const comparisons: Readonly<Partial<Record<FilterType, (column: PgColumn, moment: unknown) => SQL>>> = {
  less: lt,
  lessOrEqual: lte,
  greater: gt,
  greaterOrEqual: gte,
  equal: eq,
};

/** Bounds of a moment, all of which hold: days or moments as the entry writes them, `gte:2026-01-01,lt:2026-02-01`. */
function momentFilter({ rows, site }: Reader, field: string, column: PgColumn, raw: string | undefined): SQL | undefined {
  const bounds = (raw ?? '').split(',').flatMap((part) => {
    if (part.trim() === '') return [];
    const { type, value } = parseFilter(part.trim());
    const given = rows.entity.value.shape[field]?.safeParse(value);
    const compare = comparisons[type];
    if (!compare || !given?.success) throw ApiError.fields([{ key: `filter.${field}`, message: 'field.date' }]);
    return [compare(column, rows.stored(field, given.data, { ...site, ids: {} }))];
  });
  return and(...bounds);
}
