import { adminOrdersQuery } from '#client/queries/admin.ts';
import { unconfirmedPaymentsQuery } from '#client/queries/admin-payments.ts';
import { orderStatusesQuery } from '#client/queries/orders.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import type { OrderStatus } from '#schemas/order.ts';
import { FilteredList } from './list/filtered-list.tsx';
import { nbItem, pageOf } from './list/panel-list.tsx';
import { messages as allMessages } from './messages.ts';
import { unconfirmedMessages } from './order/unconfirmed-messages.ts';
import { OrdersTable } from './orders-table.tsx';
import { AccountingPanel } from './products/accounting-panel.tsx';
import { usePageQuery } from './use-page-query.ts';

/** A choice among the statuses that is none: a mark that paid orders have beside theirs. */
const unconfirmedChoice = 'UNCONFIRMED';

/** The shop's orders, newest first. */
export function OrdersScreen() {
  const messages = useMessages(allMessages);
  const unconfirmed = useMessages(unconfirmedMessages);
  const query = usePageQuery();
  const statuses = useServerState(orderStatusesQuery()).data ?? [];
  const page = pageOf(query);
  const search = query.get('search');
  const chosen = query.get('status');
  const status = statuses.find(({ id }) => id === chosen)?.id satisfies OrderStatus | undefined;
  const isUnconfirmed = chosen === unconfirmedChoice;
  const waiting = useServerState(unconfirmedPaymentsQuery({ nbItem: 1 })).data?.total ?? 0;
  const marks = waiting > 0 || isUnconfirmed ? [{ value: unconfirmedChoice, label: unconfirmed.title }] : [];
  const list = useServerState(adminOrdersQuery({ page, nbItem, status, isUnconfirmed, search }));
  return (
    <>
      <FilteredList
        title={messages.orders}
        count={list.data && messages.count(list.data.total)}
        total={list.data?.total}
        state={list}
        none={messages.noOrder}
        empty={{ icon: 'parcel', title: messages.noOrderYet, text: messages.noOrderYetText }}
        query={query}
        searchHint={messages.searchHint}
        choice={{
          label: messages.status,
          name: 'status',
          value: isUnconfirmed ? unconfirmedChoice : status,
          every: messages.everyStatus,
          options: [...statuses.map(({ id, value }) => ({ value: id, label: value })), ...marks],
        }}
      >
        <OrdersTable orders={list.data?.orders ?? []} statuses={statuses} isBusy={list.isPlaceholderData} />
      </FilteredList>
      <AccountingPanel />
    </>
  );
}
