import { useLocalPath, useWords } from '#client/site.tsx';
import type { OrderSummary } from '#schemas/order.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Table } from '#ui/table.tsx';
import type { OrderListProps } from '../../generated/order-list.ts';
import { Amount } from '../../order-parts/amount.tsx';
import { OrderStatus } from '../../order-parts/order-status.tsx';
import { useDates } from '../../order-parts/use-dates.ts';
import { words as allWords } from './words.ts';

export type OrderListViewProps = OrderListProps & {
  list: { total: number; orders: readonly OrderSummary[] } | undefined;
  isFailed: boolean;
  isBusy: boolean;
  page: number;
  onPage: (page: number) => void;
  onRetry: () => void;
};

/** The orders in a table, a page at a time. */
export function OrderListView({ list, isFailed, isBusy, page, onPage, onRetry, nbItem, shopUrl, emptyText }: OrderListViewProps) {
  const words = useWords(allWords);
  const to = useLocalPath();
  const dates = useDates();
  if (isFailed) {
    return <RetryAlert text={words.error} label={words.retry} onRetry={onRetry} />;
  }
  if (!list) return <Skeleton label={words.loading} bars={[3, 3, 3]} />;
  if (list.total === 0) {
    return (
      <EmptyState icon="parcel" title={words.empty} text={emptyText ?? words.emptyText}>
        <LinkButton href={shopUrl}>{words.shop}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <>
      <Table
        caption={words.caption}
        rows={list.orders}
        rowKey={({ id }) => id}
        busy={isBusy}
        columns={[
          { key: 'reference', header: words.reference, cell: ({ id, reference }) => <a href={to(`/account/orders/${id}`)}>{reference}</a> },
          { key: 'date', header: words.date, cell: ({ createdAt }) => dates.date(createdAt) },
          { key: 'items', header: words.items, cell: ({ totalProduct }) => totalProduct, align: 'end' },
          { key: 'status', header: words.status, cell: ({ status }) => <OrderStatus status={status} /> },
          { key: 'total', header: words.total, cell: ({ total }) => <Amount cents={total} />, align: 'end' },
        ]}
      />
      <Pagination
        page={page}
        pageCount={Math.ceil(list.total / nbItem)}
        hrefOf={(target) => `?page=${target}`}
        onChange={onPage}
        labels={{ navigation: words.pages, previous: words.previous, next: words.next, page: words.page }}
      />
    </>
  );
}
