import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../browser-api.ts';

/** Addresses the person used before, newest first. */
export const addressesQuery = () =>
  queryOptions({ queryKey: ['user', 'addresses'], queryFn: ({ signal }) => browserApi.call('GET /user/address', {}, { signal }) });
