import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../browser-api.ts';

/** The signed-in person; refused with 401 when nobody is. */
export const userQuery = () => queryOptions({ queryKey: ['user'], queryFn: ({ signal }) => browserApi.call('GET /user', {}, { signal }) });

/** Addresses the person used before, newest first. */
export const addressesQuery = () =>
  queryOptions({ queryKey: ['user', 'addresses'], queryFn: ({ signal }) => browserApi.call('GET /user/address', {}, { signal }) });
