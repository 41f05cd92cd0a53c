import { adminOrdersQuery } from '#client/queries/admin.ts';
import { orderStatusesQuery } from '#client/queries/orders.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import type { OrderStatus } from '#schemas/order.ts';
import { FilteredList } from './list/filtered-list.tsx';
import { nbItem, pageOf } from './list/panel-list.tsx';
import { MailsStay } from './mails-stay.tsx';
import { messages as allMessages } from './messages.ts';
import { OrdersTable } from './orders-table.tsx';
import { AccountingPanel } from './products/accounting-panel.tsx';
import { type AdminPageProps, Shell } from './shell.tsx';
import { usePageQuery } from './use-page-query.ts';

/** The shop's orders, newest first. */
export function OrdersScreen(props: AdminPageProps) {
  return (
    <Shell {...props} title={(lang) => allMessages[lang].orders}>
      <MailsStay />
      <Orders />
    </Shell>
  );
}

function Orders() {
  const messages = useMessages(allMessages);
  const query = usePageQuery();
  const statuses = useServerState(orderStatusesQuery()).data ?? [];
  const page = pageOf(query);
  const search = query.get('search');
  const status = statuses.find(({ id }) => id === query.get('status'))?.id satisfies OrderStatus | undefined;
  const list = useServerState(adminOrdersQuery({ page, nbItem, status, search }));
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
          value: status,
          every: messages.everyStatus,
          options: statuses.map(({ id, value }) => ({ value: id, label: value })),
        }}
      >
        <OrdersTable orders={list.data?.orders ?? []} statuses={statuses} isBusy={list.isPlaceholderData} />
      </FilteredList>
      <AccountingPanel />
    </>
  );
}
