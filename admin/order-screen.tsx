import { InCurrency } from '#client/money.tsx';
import { adminOrderQuery } from '#client/queries/admin.ts';
import { orderDocumentsQuery } from '#client/queries/orders.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { readFailure } from '#domain/call-failure.ts';
import { messages as unconfirmedMessages } from '#messages/generated/admin/order/unconfirmed.ts';
import { messages as orderMessages } from '#messages/generated/admin/order.ts';
import { messages as allMessages } from '#messages/generated/admin.ts';
import { OrderCard } from '#registry/account/orders/order-card.tsx';
import { OrderDocuments } from '#registry/account/orders/order-documents.tsx';
import { OrderStatus } from '#registry/account/orders/order-status.tsx';
import type { OrderSheet } from '#schemas/admin-order.ts';
import { Alert } from '#ui/alert.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { OrderAlert } from './order/order-alert.tsx';
import { OrderHistory } from './order/order-history.tsx';
import { OrderSteps } from './order/order-steps.tsx';
import { PaymentsPanel } from './order/payments-panel.tsx';
import { Personalisation } from './order/personalisation.tsx';
import { TrackingForm } from './order/tracking-form.tsx';
import { UnconfirmedPayment } from './order/unconfirmed-payment.tsx';
import { useSessionEnd } from './require-admin.tsx';
import { ReturnPanel } from './returns/return-panel.tsx';
import { ScreenTitle } from './shell/screen-title.tsx';
import type { ScreenProps } from './shell/screens.ts';
import { adminStyles as styles } from './styles.ts';
import { WithdrawalPanel } from './withdrawals/withdrawal-panel.tsx';

/** One order of the shop: what it is, what was done with it, and what can be done next. */
export function OrderScreen({ params: { id = '' } }: ScreenProps) {
  const messages = useMessages(allMessages);
  const { data: sheet, error, refetch } = useServerState(adminOrderQuery(id));
  useSessionEnd(error);
  const back = (
    <div>
      <LinkButton href="/admin/orders" variant="quiet">
        {messages.back}
      </LinkButton>
    </div>
  );
  if (error && !sheet) {
    return (
      <Alert tone="error" live>
        <p>{readFailure(error).status === 404 || readFailure(error).status === 422 ? messages.missing : messages.unknown}</p>
        {readFailure(error).status !== 404 && (
          <div>
            <Button variant="outline" onClick={() => void refetch()}>
              {messages.retry}
            </Button>
          </div>
        )}
        {back}
      </Alert>
    );
  }
  if (!sheet) return <Skeleton label={messages.loading} bars={[2.5, 18, 6]} />;
  return (
    <InCurrency currency={sheet.order.currency}>
      <Sheet sheet={sheet} />
    </InCurrency>
  );
}

function Sheet({ sheet }: { sheet: OrderSheet }) {
  const messages = useMessages(allMessages);
  const said = useMessages(orderMessages);
  const unconfirmed = useMessages(unconfirmedMessages);
  const dates = useDates();
  const { order, alert, returns } = sheet;
  const documents = useServerState(orderDocumentsQuery(order.id)).data;
  const isSent = order.delivery.type === 'DELIVERY' || order.delivery.type === 'PICKUP';
  const mayBeFollowed = isSent && ['SHIPPED', 'DELIVERED'].includes(order.status);
  return (
    <>
      <ScreenTitle>{`${messages.order} ${order.reference}`}</ScreenTitle>
      <div className={styles.head}>
        <h1>
          {messages.order} {order.reference}
        </h1>
        <OrderStatus status={order.status} />
        {sheet.isPaymentUnconfirmed && <Badge tone="sale">{unconfirmed.badge}</Badge>}
        {order.payment?.isTest && <Badge tone="sale">{messages.testMark}</Badge>}
        <span className={styles.muted}>{`${dates.moment(order.createdAt)} (${dates.zone})`}</span>
      </div>
      {alert && <OrderAlert id={order.id} alert={alert} />}
      {sheet.isPaymentUnconfirmed && <UnconfirmedPayment id={order.id} />}
      <div className={styles.sheet}>
        <div className={styles.todo}>
          <section className={styles.panel}>
            <h2>{said.next}</h2>
            <OrderSteps sheet={sheet} />
          </section>
          {mayBeFollowed && (
            <section className={styles.panel}>
              <h2>{said.tracking}</h2>
              <TrackingForm key={JSON.stringify(order.delivery.tracking)} order={order} />
            </section>
          )}
        </div>
        <div className={styles.what}>
          {order.message && (
            <Alert tone="info" title={messages.message}>
              <p className={styles.typed}>{order.message}</p>
            </Alert>
          )}
          <OrderCard order={order} showsReferences />
          <Personalisation lines={order.lines} />
          <PaymentsPanel order={order} />
          {sheet.withdrawals.map((withdrawal) => (
            <section key={withdrawal.id} className={styles.panel}>
              <WithdrawalPanel withdrawal={withdrawal} />
            </section>
          ))}
          {returns.map((back) => (
            <section key={back.id} className={styles.panel} aria-label={`${said.returns} ${back.reference}`}>
              <ReturnPanel back={back} />
            </section>
          ))}
        </div>
        <div className={styles.about}>
          <section className={styles.panel}>
            <h2>{messages.contact}</h2>
            <p className={styles.lines}>
              {sheet.customer}
              <a href={`mailto:${order.email}`}>{order.email}</a>
              <a href={`tel:${order.phone}`}>{order.phone}</a>
              {sheet.birthdate && <span className={styles.muted}>{messages.majority({ day: dates.day(sheet.birthdate) })}</span>}
            </p>
          </section>
          {documents && documents.length > 0 && (
            <section className={styles.panel}>
              <OrderDocuments documents={documents} />
            </section>
          )}
          <section className={styles.panel}>
            <h2>{said.history}</h2>
            <OrderHistory history={sheet.history} />
          </section>
        </div>
      </div>
    </>
  );
}
