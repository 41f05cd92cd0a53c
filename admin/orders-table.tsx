import { useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { Amount } from '#registry/account/orders/amount.tsx';
import type { CallData } from '#schemas/calls/index.ts';
import type { OrderStatus } from '#schemas/order.ts';
import { Table } from '#ui/table.tsx';
import { messages as allMessages } from './messages.ts';
import { unconfirmedMessages } from './order/unconfirmed-messages.ts';
import { adminStyles as styles } from './styles.ts';

type NamedStatus = { id: OrderStatus; value: string };

export type OrdersTableProps = {
  orders: CallData<'GET /admin/order'>['orders'];
  statuses: readonly NamedStatus[];
  isBusy: boolean;
};

/** A page of the orders. What a person must look at stands under the status. */
export function OrdersTable({ orders, statuses, isBusy }: OrdersTableProps) {
  const messages = useMessages(allMessages);
  const unconfirmed = useMessages(unconfirmedMessages);
  const dates = useDates();
  const nameOf = (status: string) => statuses.find(({ id }) => id === status)?.value ?? status;
  return (
    <div className={styles.panel}>
      <Table
        caption={messages.orders}
        rows={orders}
        rowKey={({ id }) => id}
        busy={isBusy}
        columns={[
          { key: 'reference', header: messages.reference, cell: ({ id, reference }) => <a href={`/admin/orders/${id}`}>{reference}</a> },
          { key: 'date', header: messages.date, cell: ({ createdAt }) => dates.date(createdAt) },
          {
            key: 'customer',
            header: messages.customer,
            cell: ({ customer, email }) => (
              <span className={styles.lines}>
                {customer}
                <span className={styles.muted}>{email}</span>
              </span>
            ),
          },
          { key: 'total', header: messages.total, cell: ({ total }) => <Amount cents={total} />, align: 'end' },
          {
            key: 'status',
            header: messages.status,
            cell: ({ status, alert, isTest, isPaymentUnconfirmed }) => (
              <span>
                {nameOf(status)}
                {isPaymentUnconfirmed && <span className={styles.alert}>{unconfirmed.badge}</span>}
                {isTest && <span className={styles.note}>{messages.testMark}</span>}
                {alert && <span className={styles.alert}>{messages.alerts[alert]}</span>}
              </span>
            ),
          },
        ]}
      />
    </div>
  );
}
