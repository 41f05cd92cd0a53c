import { useWords } from '#client/site.tsx';
import { Amount } from '#registry/order-parts/amount.tsx';
import { useDates } from '#registry/order-parts/use-dates.ts';
import type { CallData } from '#schemas/calls/index.ts';
import type { OrderStatus } from '#schemas/order.ts';
import { Table } from '#ui/table.tsx';
import { adminStyles as styles } from './styles.ts';
import { words as allWords } from './words.ts';

type NamedStatus = { id: OrderStatus; value: string };

export type OrdersTableProps = {
  orders: CallData<'GET /admin/order'>['orders'];
  statuses: readonly NamedStatus[];
  isBusy: boolean;
};

/** A page of the orders. What a person must look at stands under the status. */
export function OrdersTable({ orders, statuses, isBusy }: OrdersTableProps) {
  const words = useWords(allWords);
  const dates = useDates();
  const nameOf = (status: string) => statuses.find(({ id }) => id === status)?.value ?? status;
  return (
    <div className={styles.panel}>
      <Table
        caption={words.orders}
        rows={orders}
        rowKey={({ id }) => id}
        busy={isBusy}
        columns={[
          { key: 'reference', header: words.reference, cell: ({ id, reference }) => <a href={`/admin/orders/${id}`}>{reference}</a> },
          { key: 'date', header: words.date, cell: ({ createdAt }) => dates.date(createdAt) },
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
  );
}
