import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../browser-api.ts';

/** Carriers that hand over at relay points, with the feeds that their points come from. */
export const relayFeedsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'relay-feeds'],
    queryFn: ({ signal }) => browserApi.call('GET /admin/relay-feed', {}, { signal }),
  });
