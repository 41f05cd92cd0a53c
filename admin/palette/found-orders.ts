import { adminOrdersQuery } from '#client/queries/admin.ts';
import { useServerState } from '#client/query-client.ts';
import { usePause } from '../use-pause.ts';
import type { PaletteItem } from './palette-items.ts';

/** Letters from which the orders are searched. */
const minLetters = 3;
const maxOrders = 5;

/** The orders that a search finds, by number, name, e-mail or phone. */
export function useFoundOrders(search: string): { items: PaletteItem[]; isSearching: boolean } {
  const typed = search.trim();
  const isLong = typed.length >= minLetters;
  const isPaused = usePause(typed) === typed;
  // Results of an earlier search are never shown, since Enter opens the first one.
  const enabled = isLong && isPaused;
  const { data, isFetching } = useServerState({ ...adminOrdersQuery({ nbItem: maxOrders, search: typed }), enabled });
  const orders = enabled && data ? data.orders : [];
  return {
    isSearching: isFetching || (isLong && !isPaused),
    items: orders.map(({ id, reference, customer }) => ({
      key: id,
      label: reference,
      note: customer,
      icon: 'parcel',
      href: `/admin/orders/${id}`,
    })),
  };
}
