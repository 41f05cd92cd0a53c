import { adminOrdersQuery } from '#client/queries/admin.ts';
import { orderStatusesQuery } from '#client/queries/orders.ts';
import { useServerState } from '#client/query-client.ts';
import { useWords } from '#client/site.tsx';
import type { OrderStatus } from '#schemas/order.ts';
import { ListFilters } from './list/list-filters.tsx';
import { nbItem, PanelList, pageOf } from './list/panel-list.tsx';
import { OrdersTable } from './orders-table.tsx';
import { AccountingPanel } from './products/accounting-panel.tsx';
import { type AdminPageProps, Shell } from './shell.tsx';
import { usePageQuery } from './use-page-query.ts';
import { words as allWords } from './words.ts';

/** The shop's orders, newest first. */
export function OrdersScreen(props: AdminPageProps) {
  return (
    <Shell {...props} title={(lang) => allWords[lang].orders}>
      <Orders />
    </Shell>
  );
}

function Orders() {
  const words = useWords(allWords);
  const query = usePageQuery();
  const statuses = useServerState(orderStatusesQuery()).data ?? [];
  const page = pageOf(query);
  const search = query.get('search');
  const status = statuses.find(({ id }) => id === query.get('status'))?.id satisfies OrderStatus | undefined;
  const list = useServerState(adminOrdersQuery({ page, nbItem, status, search }));
  const isFiltered = search !== '' || status !== undefined;
  return (
    <>
      <PanelList
        title={words.orders}
        count={list.data && words.count(list.data.total)}
        total={list.data?.total}
        state={list}
        none={words.noOrder}
        empty={{ icon: 'parcel', title: words.noOrderYet, text: words.noOrderYetText }}
        onClear={isFiltered ? () => query.set({ search: '', status: '', page: '' }) : undefined}
        page={page}
        onPage={(target) => query.set({ page: String(target) })}
        filters={
          <ListFilters
            search={search}
            searchHint={words.searchHint}
            choice={{
              ...{ label: words.status, name: 'status', value: status ?? '' },
              options: [{ value: '', label: words.everyStatus }, ...statuses.map(({ id, value }) => ({ value: id, label: value }))],
            }}
            onChange={(change) => query.set({ ...change, page: '' })}
          />
        }
      >
        <OrdersTable orders={list.data?.orders ?? []} statuses={statuses} isBusy={list.isPlaceholderData} />
      </PanelList>
      <AccountingPanel />
    </>
  );
}
