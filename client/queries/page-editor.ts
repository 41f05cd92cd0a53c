import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DocumentName } from '#schemas/edited-document.ts';
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

/** Products whose name holds some words, to link to one. */
export const productChoiceQuery = (search: string) =>
  queryOptions({
    queryKey: ['product-choice', search],
    queryFn: async ({ signal }) =>
      (await browserApi.call('GET /product', { query: listQuery({ nbItem: 12, orderBy: 'custom' }, { search }) }, { signal })).products,
    placeholderData: keepPreviousData,
  });
