import { z } from 'zod';

/** Operators of a list filter, by their prefix in the query string; `equal` has none. */
const filterPrefixes = {
  like: 'lk:',
  different: 'df:',
  lessOrEqual: 'lte:',
  less: 'lt:',
  greaterOrEqual: 'gte:',
  greater: 'gt:',
  equal: '',
} as const;
export type FilterType = keyof typeof filterPrefixes;

/** Query-string part that every list call takes; filters of the call are added to it as plain strings. */
export const ListQueryParams = z.object({
  nbItem: z.coerce.number().int().min(1).max(100).default(10),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  orderBy: z.string().max(40).optional(),
});

/** Filter of a list by the titles of its entries, written with the operators of the list conventions. */
export const TitleFilter = z.object({ title: z.string().max(200).optional() });

/** Maximum `total` of the lists that limit it; then there may be more entries. A search finds entries beyond it. */
export const maxTotal = 10_000;

/** Writes one filter value as a query string has it; nothing where the value is empty. */
export function writeFilter(type: FilterType, value: string): string {
  const text = value.trim();
  return text === '' ? '' : filterPrefixes[type] + text;
}

/** Reads one filter value of a query string: the operator its prefix names, and what follows. */
export function parseFilter(raw: string): { type: FilterType; value: string } {
  for (const [type, prefix] of Object.entries(filterPrefixes) as [FilterType, string][]) {
    if (prefix && raw.startsWith(prefix)) return { type, value: raw.slice(prefix.length) };
  }
  return { type: 'equal', value: raw };
}
