import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { entityCallKeys, entityPath } from '#schemas/calls/entity-calls.ts';
import type { EntityKind } from '#schemas/entities/index.ts';
import { browserApi } from '../browser-api.ts';

/** An entry of any kind as its calls send it. */
export type EntryValue = Readonly<Record<string, unknown>>;

/** Call keys of a kind. All kinds have the same calls; the types are those of a tag. */
export const entryCallKeys = (kind: EntityKind) => entityCallKeys(kind as 'tag');

export type EntryListInput = {
  page: number;
  nbItem: number;
  search: string;
  /** A field, with a `-` in front for descending; undefined: the kind's own order. */
  orderBy: string | undefined;
  /** Filter texts by field, as the list call takes them. */
  filters: Readonly<Record<string, string>>;
};

/** A page of the entries of a kind. */
export const entriesQuery = (kind: EntityKind, { page, nbItem, search, orderBy, filters }: EntryListInput) =>
  queryOptions({
    queryKey: ['admin', 'entries', kind, { page, nbItem, search, orderBy, filters }],
    queryFn: async ({ signal }) => {
      const chosen = Object.fromEntries(Object.entries(filters).map(([field, text]) => [`filter.${field}`, text]));
      const query = { page, nbItem, ...(search && { search }), ...(orderBy && { orderBy: orderBy as 'label' }), ...chosen };
      const { total, entries } = await browserApi.call(entryCallKeys(kind).list, { query }, { signal });
      return { total, entries: entries as readonly EntryValue[] };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** An entry with its revision; read again at each visit, for others work on it too. */
export const entryQuery = (kind: EntityKind, key: string) =>
  queryOptions({
    queryKey: ['admin', 'entry', kind, key],
    queryFn: async ({ signal }) => {
      const { value, ...state } = await browserApi.call(entryCallKeys(kind).read, { params: { key } }, { signal });
      return { ...state, value: value as EntryValue };
    },
    staleTime: 0,
    retry: false,
  });

/** Versions of a page of the history. */
export const entryVersionsAPage = 20;

/** Versions of an entry, newest first. */
export const entryVersionsQuery = (kind: EntityKind, key: string, page: number) =>
  queryOptions({
    queryKey: ['admin', 'entry-versions', kind, key, page],
    queryFn: ({ signal }) =>
      browserApi.call(entryCallKeys(kind).versions, { params: { key }, query: { page, nbItem: entryVersionsAPage } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** A version with what it changed and what restoring it would change. */
export const entryVersionQuery = (kind: EntityKind, key: string, version: number) =>
  queryOptions({
    queryKey: ['admin', 'entry-version', kind, key, version],
    queryFn: ({ signal }) => browserApi.call(entryCallKeys(kind).version, { params: { key, version } }, { signal }),
    staleTime: 0,
  });

/** Entries of a kind that were deleted and can be brought back, the latest first. */
export const deletedEntriesQuery = (kind: EntityKind, { page = 1, nbItem = 20 }: { page?: number; nbItem?: number } = {}) =>
  queryOptions({
    queryKey: ['admin', 'deleted-entries', kind, page, nbItem],
    queryFn: ({ signal }) =>
      browserApi.call('GET /admin/deleted-entry/{kind}', { params: { kind: entityPath(kind) }, query: { page, nbItem } }, { signal }),
    staleTime: 0,
  });
