import { type FilterType, writeFilter } from '#schemas/list-query.ts';

type Part = string | { type: FilterType; value: string | number };
/** A filter of a list: what a field equals, one of several, or an operator with its value; bounds that all hold are a list of those. */
export type Filter = Part | readonly Part[];
type Filters = Readonly<Record<string, Filter | undefined>>;
type Page = { nbItem?: number; page?: number; orderBy?: string };
/** A filter as the call takes it: a word that is fixed stays that word. */
type Written<F> = F extends string ? F : string;

/**
 * The query of a list call by the list conventions: page and order, and a filter a field, each with its operator as a prefix
 * (`lk:`, `df:`, `lt:`, `lte:`, `gt:`, `gte:`; none is equal), several values parted by commas. Empty filters are left out.
 * @example
 * listQuery({ nbItem: 24, orderBy: 'price' }, { tags: ['robes'], price: [{ type: 'lessOrEqual', value: 5000 }], name: '' });
 * // { nbItem: 24, orderBy: 'price', tags: 'robes', price: 'lte:5000' }
 */
export function listQuery<const F extends Filters = Record<never, never>>(
  page: Page,
  filters?: F,
): Page & { [K in keyof F]?: Written<Exclude<F[K], undefined>> } {
  const written = Object.entries<Filter | undefined>(filters ?? {}).flatMap(([field, filter]) => {
    const parts = [filter ?? ''].flat() as readonly Part[];
    const text = parts
      .map((part) => (typeof part === 'string' ? part.trim() : writeFilter(part.type, String(part.value))))
      .filter(Boolean)
      .join(',');
    return text === '' ? [] : [[field, text]];
  });
  return { ...page, ...Object.fromEntries(written) };
}
