import { useMemo, useState } from 'react';
import { filteredThingsQuery } from '#client/queries/page-editor.ts';
import { useServerState } from '#client/query-client.ts';
import { useSite } from '#client/site.tsx';
import { namedKindOf } from '../form/field-kind.ts';
import { foldNull } from '../form/field-schema.ts';
import { type ListNarrowing, type ListState, readNarrowing } from '../list/list-state.ts';
import type { ListFilter } from '../list/list-toolbar.tsx';
import { listFilters } from './entry-filters.ts';
import type { EntryKind } from './entry-kind.ts';

/**
 * Reads the filters of a kind's list from its address. Returns them with the texts that the list call takes for those chosen, and what the
 * address says of them and of the search.
 */
export function useListFilters(
  kind: EntryKind,
  list: Pick<ListState, 'chosen' | 'search'>,
): { filters: ListFilter[]; chosen: Record<string, string>; narrowing: ListNarrowing } {
  const { lang } = useSite();
  const [now] = useState(() => new Date());
  const named = useNamedChoices(kind);
  const { filters, chosen } = listFilters(kind, list, { lang, now, named });
  return { filters, chosen, narrowing: readNarrowing(list.search, filters) };
}

/** Choices of the filters whose values are names: pages, or the lists that elements stand in. One such filter a kind. */
function useNamedChoices(kind: EntryKind): Readonly<Record<string, readonly { value: string; label: string }[]>> {
  const field = (kind.entity.list.filters ?? []).find((name) => filterKind(kind, name) !== undefined) ?? '';
  const namedKind = filterKind(kind, field);
  const { data } = useServerState({ ...filteredThingsQuery(namedKind ?? 'page'), enabled: namedKind !== undefined });
  return useMemo(
    () => (namedKind === undefined || !data ? {} : { [field]: data.items.map(({ name, title }) => ({ value: name, label: title })) }),
    [namedKind, data, field],
  );
}

const filterKind = ({ schema }: EntryKind, field: string) => {
  const own = schema.properties?.[field];
  if (!own) return undefined;
  return field === 'route' ? 'element-list' : namedKindOf(foldNull(own).schema);
};
