import { adminOrdersQuery } from '#client/queries/admin.ts';
import { orderStatusesQuery } from '#client/queries/orders.ts';
import { useServerState } from '#client/query-client.ts';
import { useWords } from '#client/site.tsx';
import type { OrderStatus } from '#schemas/order.ts';
import { OrdersFilters } from './orders-filters.tsx';
import { OrdersTable } from './orders-table.tsx';
import { AccountingPanel } from './products/accounting-panel.tsx';
import { type AdminPageProps, Shell } from './shell.tsx';
import { adminStyles as styles } from './styles.ts';
import { usePageQuery } from './use-page-query.ts';
import { words as allWords } from './words.ts';

const nbItem = 25;

/** The shop's orders, newest first. */
export function OrdersScreen(props: AdminPageProps) {
  return (
    <Shell {...props}>
      <Orders />
    </Shell>
  );
}

function Orders() {
  const words = useWords(allWords);
  const query = usePageQuery();
  const statuses = useServerState(orderStatusesQuery()).data ?? [];
  const page = Math.max(1, Number.parseInt(query.get('page'), 10) || 1);
  const search = query.get('search');
  const status = statuses.find(({ id }) => id === query.get('status'))?.id satisfies OrderStatus | undefined;
  const list = useServerState(adminOrdersQuery({ page, nbItem, status, search }));
  return (
    <>
      <div className={styles.head}>
        <h1>{words.orders}</h1>
        <span className={styles.muted} role="status">
          {list.data && words.count(list.data.total)}
        </span>
      </div>
      <OrdersFilters search={search} status={status ?? ''} statuses={statuses} onChange={(change) => query.set({ ...change, page: '' })} />
      <OrdersTable
        list={list.data}
        statuses={statuses}
        isFailed={list.isError}
        isBusy={list.isPlaceholderData}
        page={page}
        pageCount={Math.ceil((list.data?.total ?? 0) / nbItem)}
        onPage={(target) => query.set({ page: String(target) })}
        onClear={() => query.set({ search: '', status: '', page: '' })}
        onRetry={() => void list.refetch()}
      />
      <AccountingPanel />
    </>
  );
}
