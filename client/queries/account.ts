import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../browser-api.ts';

/** Addresses the person used before, newest first. */
export const addressesQuery = () =>
  queryOptions({ queryKey: ['user', 'addresses'], queryFn: ({ signal }) => browserApi.call('GET /user/address', {}, { signal }) });

/** Stock alerts of the account, newest first. */
export const stockAlertsQuery = () =>
  queryOptions({ queryKey: ['user', 'stock-alerts'], queryFn: ({ signal }) => browserApi.call('GET /user/stock-alert', {}, { signal }) });

/** Newsletters the account can take, and which of them it takes. */
export const newsletterQuery = () =>
  queryOptions({
    queryKey: ['user', 'newsletter'],
    queryFn: async ({ signal }) => {
      const lists = await browserApi.call('GET /user/newsletter/lists', {}, { signal });
      return { lists, subscription: await browserApi.call('GET /user/newsletter/subscription', {}, { signal }) };
    },
  });
