import type { SelectOption } from '#ui/select.tsx';
import type { usePageQuery } from '../use-page-query.ts';
import { ListFilters } from './list-filters.tsx';
import { PanelList, type PanelListProps, pageOf } from './panel-list.tsx';

export type FilteredListProps = Omit<PanelListProps, 'filters' | 'onClear' | 'page' | 'onPage'> & {
  query: ReturnType<typeof usePageQuery>;
  searchHint: string;
  /** What the list is narrowed to, under its name in the address; `value` undefined: `every` of it. */
  choice: { label: string; name: string; value: string | undefined; every: string; options: readonly SelectOption[] };
  /** The name in the address of what is open beside the list: it closes when the list changes. */
  detail?: string;
};

/** A list with a search and a choice, which stand in the address with the page. */
export function FilteredList({ query, searchHint, choice, detail, ...list }: FilteredListProps) {
  const { label, name, value = '', every, options } = choice;
  const search = query.get('search');
  const change = (changed: Record<string, string>) => query.set({ page: '', ...(detail && { [detail]: '' }), ...changed });
  return (
    <PanelList
      {...list}
      onClear={search !== '' || value !== '' ? () => change({ search: '', [name]: '' }) : undefined}
      page={pageOf(query)}
      onPage={(target) => change({ page: String(target) })}
      filters={
        <ListFilters
          search={search}
          searchHint={searchHint}
          choice={{ label, name, value, options: [{ value: '', label: every }, ...options] }}
          onChange={change}
        />
      }
    />
  );
}
