import { z } from 'zod';

/** Operators of a list filter, by their prefix in the query string; `equal` has none. */
export const filterPrefixes = {
  like: 'lk:',
  different: 'df:',
  lessOrEqual: 'lte:',
  less: 'lt:',
  greaterOrEqual: 'gte:',
  greater: 'gt:',
  equal: '',
} as const;
export type FilterType = keyof typeof filterPrefixes;

/** A filter of one field; `list` values are comma-separated in the query string. */
export type Filter = { type: FilterType; value: string | number | readonly (string | number)[] };

/** A list request: page size (default 10), page (default 1), order field (`-` in front for descending), filters by field. */
export type ListQuery = {
  nbItem?: number;
  page?: number;
  orderBy?: string;
  filters?: Readonly<Record<string, Filter>>;
};

/** Query-string part that every list call takes; filters of the call are added to it as plain strings. */
export const ListQueryParams = z.object({
  nbItem: z.coerce.number().int().min(1).max(100).default(10),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  orderBy: z.string().max(40).optional(),
});

/** Writes a list request as a query string. Filters with an empty value are left out. */
export function toQueryString(query: ListQuery): string {
  const search = new URLSearchParams();
  search.set('nbItem', String(query.nbItem ?? 10));
  search.set('page', String(query.page ?? 1));
  if (query.orderBy) search.set('orderBy', query.orderBy);
  for (const [field, filter] of Object.entries(query.filters ?? {})) {
    const value = Array.isArray(filter.value) ? filter.value.join(',') : String(filter.value);
    if (value !== '') search.set(field, filterPrefixes[filter.type] + value);
  }
  return search.toString();
}

/** Reads one filter value of a query string: the operator its prefix names, and what follows. */
export function parseFilter(raw: string): { type: FilterType; value: string } {
  for (const [type, prefix] of Object.entries(filterPrefixes) as [FilterType, string][]) {
    if (prefix && raw.startsWith(prefix)) return { type, value: raw.slice(prefix.length) };
  }
  return { type: 'equal', value: raw };
}
