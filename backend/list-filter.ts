import { and, gt, gte, inArray, lt, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type FilterType, parseFilter } from '#schemas/list-query.ts';
import { ApiError } from './api-error.ts';

type ReadFilter = { type: FilterType; values: string[] };

/** A filter of a query string by the list conventions: its operator, and its values, which commas part. Empty ones are left out. */
function readFilter(raw: string | undefined): ReadFilter | null {
  if (raw === undefined) return null;
  const { type, value } = parseFilter(raw);
  const values = value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return values.length > 0 ? { type, values } : null;
}

const refuse = (key: string): never => {
  throw ApiError.fields([{ key, message: 'field.invalid' }]);
};

/**
 * Condition of a filter that is one of several words: equal (a list is "one of") or different (`df:`).
 * With `allowed`, another word is refused (ApiError 422); undefined where nothing is filtered.
 */
export function wordFilter(column: PgColumn, key: string, raw: string | undefined, allowed?: readonly string[]): SQL | undefined {
  const filter = readFilter(raw);
  if (!filter) return undefined;
  if (allowed && !filter.values.every((value) => allowed.includes(value))) return refuse(key);
  if (filter.type === 'equal') return inArray(column, filter.values);
  return filter.type === 'different' ? notInArray(column, filter.values) : refuse(key);
}

/**
 * Condition of a filter on a text column that holds normalised text: like (`lk:`, contains), equal or different.
 * `normalise` treats the values as the column was.
 */
export function textFilter(column: PgColumn, key: string, raw: string | undefined, normalise: (text: string) => string): SQL | undefined {
  const filter = readFilter(raw);
  if (!filter) return undefined;
  const values = filter.values.map((value) => normalise(value));
  if (filter.type === 'like') return or(...values.map((value) => sql`${column} like ${`%${value}%`}`));
  if (filter.type === 'equal') return inArray(column, values);
  return filter.type === 'different' ? notInArray(column, values) : refuse(key);
}

const most = 1_000_000_000;

/** Condition of a filter on an integer column; several bounds are joined by commas and all hold: `gte:1000,lte:5000`. */
export function numberFilter(column: PgColumn, key: string, raw: string | undefined): SQL | undefined {
  const bounds = (raw ?? '').split(',').flatMap((part) => (part.trim() ? [parseFilter(part.trim())] : []));
  const conditions = bounds.map(({ type, value }) => {
    const number = /^-?\d+$/.test(value) ? Number(value) : Number.NaN;
    if (!(Math.abs(number) <= most)) return refuse(key);
    switch (type) {
      case 'less':
        return lt(column, number);
      case 'lessOrEqual':
        return lte(column, number);
      case 'greater':
        return gt(column, number);
      case 'greaterOrEqual':
        return gte(column, number);
      case 'equal':
        return inArray(column, [number]);
      case 'different':
        return notInArray(column, [number]);
      default:
        return refuse(key);
    }
  });
  return and(...conditions);
}
