import { useRouter } from 'next/router';
import { ListQueryParams } from '#schemas/list-query.ts';
import { usePageQuery } from '../use-page-query.ts';

/** Rows of a page of a list, where it does not say otherwise. */
export const nbItem = 25;

/** The page that an address names, from 1; the first where it names none that the API would answer. */
export const readPage = (text: string): number => ListQueryParams.shape.page.catch(1).parse(text);

/** Search and filters of a list, by their names in the address: `q` for the search, and those of its filters. */
export type ListNarrowing = Readonly<Record<string, string>>;

/** Search and filters that are set, as the address has them. */
export const readNarrowing = (search: string, filters: readonly { name: string; value: string | undefined }[]): ListNarrowing =>
  Object.fromEntries([{ name: 'q', value: search }, ...filters].flatMap(({ name, value }) => (value ? [[name, value]] : [])));

/** State of a list, read from its address, so that Back, a reload and a shared link keep it. */
export type ListState = {
  page: number;
  search: string;
  /** The value of a filter, if it is one of those that there are. */
  chosen: <Value extends string>(name: string, values: readonly Value[]) => Value | undefined;
  /** The value of a filter whose values are no list, if it has this form. */
  filterValue: (name: string, pattern: RegExp) => string | undefined;
  /** The order that the address names, if it is one of these: a name, with a `-` in front for the other way round. */
  sortedBy: (names: readonly string[]) => string | undefined;
  /** Entry that is open beside the list; '' for none. */
  opened: string;
  open: (key: string) => void;
  toPage: (page: number) => void;
  /** Narrows the list; an empty value takes a filter off. What is open beside it closes. */
  narrow: (change: ListNarrowing) => void;
  /** The address of the list narrowed by this. */
  hrefOf: (narrowing: ListNarrowing) => string;
};

/** The state of a list, which stands in the address. @param detail the name of what is open beside it */
export function useListState(detail?: string): ListState {
  const { get, set } = usePageQuery();
  const { asPath } = useRouter();
  const anew = { page: '', ...(detail && { [detail]: '' }) };
  return {
    page: readPage(get('page')),
    search: get('q'),
    chosen: (name, values) => values.find((value) => value === get(name)),
    filterValue: (name, pattern) => (pattern.test(get(name)) ? get(name) : undefined),
    sortedBy: (all) => all.flatMap((name) => [name, `-${name}`]).find((order) => order === get('sort')),
    opened: detail ? get(detail) : '',
    open: (key) => detail && set({ [detail]: key }),
    toPage: (page) => set({ ...anew, page: page === 1 ? '' : String(page) }),
    narrow: (change) => set({ ...anew, ...change }),
    hrefOf: (to) => {
      const query = new URLSearchParams(to).toString();
      return (asPath.split(/[?#]/)[0] ?? '') + (query && `?${query}`);
    },
  };
}
