import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { browserApi } from '../browser-api.ts';
import { listQuery } from '../list-query.ts';

type MediaSearch = {
  search?: string;
  folder?: string;
  tag?: string;
  /** Kinds of file, parted by commas. */
  kind?: string | undefined;
  unused?: boolean;
  page?: number;
  nbItem?: number;
};

/** Files of the media library, the newest first; for ADMIN and SUPER_ADMIN. */
export const mediaListQuery = ({ search = '', folder = '', tag = '', kind, unused = false, page = 1, nbItem = 40 }: MediaSearch = {}) =>
  queryOptions({
    queryKey: ['admin', 'media', { search, folder, tag, kind, unused, page, nbItem }],
    queryFn: ({ signal }) =>
      browserApi.call(
        'GET /admin/media',
        { query: { ...listQuery({ page, nbItem }, { search, folder, tag, kind }), ...(unused && { unused: 'true' }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** A file of the media library, with where it is used. */
export const mediaUsesQuery = (name: string) =>
  queryOptions({
    queryKey: ['admin', 'media-item', name],
    queryFn: ({ signal }) => browserApi.call('GET /admin/media/{name}', { params: { name } }, { signal }),
    staleTime: 0,
    retry: false,
  });
