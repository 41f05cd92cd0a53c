import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../browser-api.ts';

/** Pause between two looks at a change that is under way, in ms. */
const followMs = 1000;

/** Changes of many prices; asked for again and again while one is under way. */
export const repricingsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'repricings'],
    queryFn: ({ signal }) => browserApi.call('GET /admin/repricing', {}, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.repricings.some(({ state }) => state === 'RUNNING' || state === 'UNDOING') ? followMs : false,
  });

/** Products that a change or its undo left as they were, the first of them. @param count how many there are: another count is another answer */
export const untouchedQuery = (id: string, count: number) =>
  queryOptions({
    queryKey: ['admin', 'repricing-untouched', id, count],
    queryFn: ({ signal }) =>
      browserApi.call('GET /admin/repricing/{id}/product', { params: { id }, query: { page: 1, nbItem: 50 } }, { signal }),
    staleTime: 0,
  });
