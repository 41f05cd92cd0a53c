import { useLocalPath, useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { messages as allMessages } from '#messages/generated/registry/account/order-list.ts';
import type { OrderListProps } from '#registry/generated/order-list.ts';
import type { OrderSummary } from '#schemas/order.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Table } from '#ui/table.tsx';
import { Amount } from '../orders/amount.tsx';
import { OrderStatus } from '../orders/order-status.tsx';

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
  const messages = useMessages(allMessages);
  const to = useLocalPath();
  const dates = useDates();
  if (isFailed) {
    return <RetryAlert text={messages.error} label={messages.retry} onRetry={onRetry} />;
  }
  if (!list) return <Skeleton label={messages.loading} bars={[3, 3, 3]} />;
  if (list.total === 0) {
    return (
      <EmptyState icon="parcel" title={messages.empty} text={emptyText ?? messages.emptyText}>
        <LinkButton href={shopUrl}>{messages.shop}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <>
      <Table
        caption={messages.caption}
        rows={list.orders}
        rowKey={({ id }) => id}
        busy={isBusy}
        columns={[
          {
            key: 'reference',
            header: messages.reference,
            cell: ({ id, reference }) => <a href={to(`/account/orders/${id}`)}>{reference}</a>,
          },
          { key: 'date', header: messages.date, cell: ({ createdAt }) => dates.date(createdAt) },
          { key: 'items', header: messages.items, cell: ({ totalProduct }) => totalProduct, align: 'end' },
          { key: 'status', header: messages.status, cell: ({ status }) => <OrderStatus status={status} /> },
          {
            key: 'total',
            header: messages.total,
            cell: ({ total, currency }) => <Amount cents={total} currency={currency} />,
            align: 'end',
          },
        ]}
      />
      <Pagination
        page={page}
        pageCount={Math.ceil(list.total / nbItem)}
        hrefOf={(target) => `?page=${target}`}
        onChange={onPage}
        labels={{ navigation: messages.pages, previous: messages.previous, next: messages.next, page: messages.page }}
      />
    </>
  );
}
