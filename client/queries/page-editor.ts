import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DocumentName } from '#schemas/edited-document.ts';
import type { NamedKind } from '#schemas/named-thing.ts';
import { browserApi } from '../browser-api.ts';
import { listQuery } from '../list-query.ts';

/** Versions of a document, the newest first. */
export const documentVersionsQuery = (params: DocumentName, page = 1) =>
  queryOptions({
    queryKey: ['admin', 'document-versions', params, page],
    queryFn: ({ signal }) =>
      browserApi.call('GET /admin/document/{kind}/{name}/version', { params, query: listQuery({ page, nbItem: 20 }) }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** A version with its document; it never changes again. */
export const documentVersionQuery = (params: DocumentName, version: number) =>
  queryOptions({
    queryKey: ['admin', 'document-version', params, version],
    queryFn: ({ signal }) =>
      browserApi.call('GET /admin/document/{kind}/{name}/version/{version}', { params: { ...params, version } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Links that show a draft to whoever has them. */
export const previewLinksQuery = (params: DocumentName) =>
  queryOptions({
    queryKey: ['admin', 'preview-links', params],
    queryFn: ({ signal }) => browserApi.call('GET /admin/document/{kind}/{name}/preview-link', { params }, { signal }),
    staleTime: 0,
  });

/** Saved sections, to begin from. */
export const templatesQuery = () =>
  queryOptions({ queryKey: ['admin', 'templates'], queryFn: ({ signal }) => browserApi.call('GET /admin/template', {}, { signal }) });

type NamedSearch = { search: string; page: number; nbItem?: number };

/** Things of the site of a kind whose title or name holds some words, to choose one. */
export const namedThingsQuery = (kind: NamedKind, { search, page, nbItem = namedThingsAPage }: NamedSearch) =>
  queryOptions({
    queryKey: ['admin', 'named-things', kind, search, page, nbItem],
    queryFn: ({ signal }) =>
      browserApi.call('GET /admin/choice/{kind}', { params: { kind }, query: { nbItem, page, ...(search && { search }) } }, { signal }),
    placeholderData: keepPreviousData,
  });
/** Things of a page of a list to choose from. */
export const namedThingsAPage = 20;

/** Things of a kind that a filter offers: as many as one call gives. */
export const filteredThingsQuery = (kind: NamedKind) => namedThingsQuery(kind, { search: '', page: 1, nbItem: 100 });

/** The thing of the site that a document names; null where it is gone. */
export const namedThingQuery = (kind: NamedKind, name: string) =>
  queryOptions({
    queryKey: ['admin', 'named-thing', kind, name],
    queryFn: async ({ signal }) =>
      (await browserApi.call('GET /admin/choice/{kind}', { params: { kind }, query: { name } }, { signal })).items[0] ?? null,
  });
