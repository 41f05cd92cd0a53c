import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '#client/browser-api.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/parameters/field.ts';
import { restOfWorld } from '#schemas/rest-of-world.ts';
import { controlStyles } from '../form/control-styles.ts';

const carrierZonesQuery = () =>
  queryOptions({
    queryKey: ['carrier-zones'],
    queryFn: ({ signal }) => browserApi.call('GET /admin/entity/carrier', { query: { nbItem: 100 } }, { signal }),
  });

/** Warns below SELLS_WORLDWIDE while no carrier has a zone for the rest of the world. */
export function WorldwideNotice() {
  const messages = useMessages(allMessages);
  const { data } = useServerState(carrierZonesQuery());
  if (!data || data.entries.some(({ zones = [] }) => zones.some(({ countries }) => countries.includes(restOfWorld)))) return null;
  return <p className={controlStyles.warning}>{messages.noRestOfWorld}</p>;
}
