import { adminOrdersQuery } from '#client/queries/admin.ts';
import { unconfirmedPaymentsQuery } from '#client/queries/admin-payments.ts';
import { orderStatusesQuery } from '#client/queries/orders.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { messages as unconfirmedMessages } from '#messages/generated/admin/order/unconfirmed.ts';
import { messages as allMessages } from '#messages/generated/admin.ts';
import { Amount } from '#registry/account/orders/amount.tsx';
import type { AdminOrder } from '#schemas/admin-order.ts';
import { List } from './list/list.tsx';
import { nbItem, useListState } from './list/list-state.ts';
import { useOrderActions } from './order/use-order-actions.ts';
import { AccountingPanel } from './products/accounting-panel.tsx';
import { adminStyles as styles } from './styles.ts';

/** A choice among the statuses that is none: a mark that paid orders have beside theirs. */
const unconfirmedChoice = 'UNCONFIRMED';

/** The shop's orders, newest first. */
export function OrdersScreen() {
  const messages = useMessages(allMessages);
  const unconfirmed = useMessages(unconfirmedMessages);
  const dates = useDates();
  const list = useListState();
  const statuses = useServerState(orderStatusesQuery()).data ?? [];
  const nameStatus = (id: string) => statuses.find((one) => one.id === id)?.value ?? id;
  const status = list.chosen(
    'status',
    statuses.map(({ id }) => id),
  );
  const isUnconfirmed = list.chosen('status', [unconfirmedChoice]) !== undefined;
  const waiting = useServerState(unconfirmedPaymentsQuery({ nbItem: 1 })).data?.total ?? 0;
  const marks = waiting > 0 || isUnconfirmed ? [{ value: unconfirmedChoice, label: unconfirmed.title }] : [];
  const orderBy = list.sortedBy(['date', 'name', 'total']);
  const answer = useServerState(adminOrdersQuery({ page: list.page, nbItem, status, isUnconfirmed, search: list.search, orderBy }));
  return (
    <>
      <List
        list={list}
        name="orders"
        sorted={orderBy ?? '-date'}
        title={messages.orders}
        count={answer.data && messages.count({ count: answer.data.total })}
        total={answer.data?.total}
        answer={answer}
        none={messages.noOrder}
        empty={{ icon: 'parcel', title: messages.noOrderYet, text: messages.noOrderYetText }}
        searchHint={messages.searchHint}
        filters={[
          {
            label: messages.status,
            name: 'status',
            value: isUnconfirmed ? unconfirmedChoice : status,
            every: messages.everyStatus,
            options: [...statuses.map(({ id, value }) => ({ value: id, label: value })), ...marks],
          },
        ]}
        views={(['PAID', 'PREPARING', 'SHIPPED'] as const).map((id) => ({ name: nameStatus(id), narrowing: { status: id } }))}
        bulk={useOrderActions()}
        rows={answer.data?.orders ?? []}
        rowKey={({ id }) => id}
        head={{ header: messages.reference, label: ({ reference }) => reference, href: ({ id }) => `/admin/orders/${id}` }}
        columns={[
          { key: 'date', header: messages.date, sort: 'date', cell: ({ createdAt }) => dates.date(createdAt) },
          {
            key: 'customer',
            header: messages.customer,
            sort: 'name',
            cell: ({ customer, email }) => (
              <span className={styles.lines}>
                {customer}
                <span className={styles.muted}>{email}</span>
              </span>
            ),
          },
          { key: 'status', header: messages.status, cell: (order) => <Status order={order} name={nameStatus(order.status)} /> },
          {
            key: 'total',
            header: messages.total,
            sort: 'total',
            cell: ({ total, currency }) => <Amount cents={total} currency={currency} />,
            align: 'end',
          },
        ]}
      />
      <AccountingPanel />
    </>
  );
}

/** The status of an order; under it what a person must look at. */
function Status({ order: { alert, isTest, isPaymentUnconfirmed }, name }: { order: AdminOrder; name: string }) {
  const messages = useMessages(allMessages);
  const unconfirmed = useMessages(unconfirmedMessages);
  return (
    <span>
      {name}
      {isPaymentUnconfirmed && <span className={styles.alert}>{unconfirmed.badge}</span>}
      {isTest && <span className={styles.note}>{messages.testMark}</span>}
      {alert && <span className={styles.alert}>{messages.alerts[alert]}</span>}
    </span>
  );
}
