import { useSite, useWords } from '#client/site.tsx';
import { Amount } from '#registry/order-parts/amount.tsx';
import { formatDate } from '#registry/order-parts/dates.ts';
import type { CallData } from '#schemas/calls/index.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Table } from '#ui/table.tsx';
import type { NamedStatus } from './orders-filters.tsx';
import { adminStyles as styles } from './styles.ts';
import { words as allWords } from './words.ts';

export type OrdersTableProps = {
  list: CallData<'GET /admin/order'> | undefined;
  statuses: readonly NamedStatus[];
  isFailed: boolean;
  isBusy: boolean;
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  onClear: () => void;
  onRetry: () => void;
};

/** A page of the orders. What a person must look at stands under the status. */
export function OrdersTable(props: OrdersTableProps) {
  const { list, statuses, isFailed, isBusy, page, pageCount, onPage, onClear, onRetry } = props;
  const words = useWords(allWords);
  const { lang } = useSite();
  if (isFailed) {
    return <RetryAlert text={words.error} label={words.retry} onRetry={onRetry} />;
  }
  if (!list) return <Skeleton label={words.loading} bars={[2.5, 2.5, 2.5, 2.5]} />;
  if (list.orders.length === 0) {
    return (
      <Alert tone="info" live>
        <p>{words.noOrder}</p>
        <Button variant="quiet" onClick={onClear}>
          {words.clear}
        </Button>
      </Alert>
    );
  }
  const nameOf = (status: string) => statuses.find(({ id }) => id === status)?.value ?? status;
  return (
    <>
      <div className={styles.panel}>
        <Table
          caption={words.orders}
          rows={list.orders}
          rowKey={({ id }) => id}
          busy={isBusy}
          columns={[
            { key: 'reference', header: words.reference, cell: ({ id, reference }) => <a href={`/admin/orders/${id}`}>{reference}</a> },
            { key: 'date', header: words.date, cell: ({ createdAt }) => formatDate(createdAt, lang) },
            {
              key: 'customer',
              header: words.customer,
              cell: ({ customer, email }) => (
                <span className={styles.lines}>
                  {customer}
                  <span className={styles.muted}>{email}</span>
                </span>
              ),
            },
            { key: 'total', header: words.total, cell: ({ total }) => <Amount cents={total} />, align: 'end' },
            {
              key: 'status',
              header: words.status,
              cell: ({ status, alert }) => (
                <span>
                  {nameOf(status)}
                  {alert && <span className={styles.alert}>{words.alerts[alert]}</span>}
                </span>
              ),
            },
          ]}
        />
      </div>
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(target) => `?page=${target}`}
        onChange={onPage}
        labels={{ navigation: words.pages, previous: words.previous, next: words.next, page: words.page }}
      />
    </>
  );
}
