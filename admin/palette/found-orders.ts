import { useDeferredValue } from 'react';
import { adminOrdersQuery } from '#client/queries/admin.ts';
import { useServerState } from '#client/query-client.ts';
import type { PaletteItem } from './palette-items.ts';

/** Letters from which the orders are searched. */
const minLetters = 3;
const maxOrders = 5;

/** The orders that a search finds, by number, name, e-mail or phone. */
export function useFoundOrders(search: string): { items: PaletteItem[]; isSearching: boolean } {
  const asked = useDeferredValue(search.trim());
  const enabled = asked.length >= minLetters;
  const { data, isFetching } = useServerState({ ...adminOrdersQuery({ nbItem: maxOrders, search: asked }), enabled });
  const orders = enabled && data ? data.orders : [];
  return {
    isSearching: isFetching,
    items: orders.map(({ id, reference, customer }) => ({
      key: id,
      label: reference,
      note: customer,
      icon: 'parcel',
      href: `/admin/orders/${id}`,
    })),
  };
}
