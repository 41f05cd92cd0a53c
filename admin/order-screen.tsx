import { adminOrderQuery } from '#client/queries/admin.ts';
import { orderDocumentsQuery } from '#client/queries/documents.ts';
import { useServerState } from '#client/query-client.ts';
import { useWords } from '#client/site.tsx';
import { formatCalendarDate } from '#registry/order-parts/dates.ts';
import { OrderCard } from '#registry/order-parts/order-card.tsx';
import { OrderDocuments } from '#registry/order-parts/order-documents.tsx';
import { OrderStatus } from '#registry/order-parts/order-status.tsx';
import { useDates } from '#registry/order-parts/use-dates.ts';
import type { OrderSheet } from '#schemas/admin-order.ts';
import { readFailure } from '#schemas/failure.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useSessionEnd } from './call/use-session-end.ts';
import { OrderAlert } from './order/order-alert.tsx';
import { OrderHistory } from './order/order-history.tsx';
import { OrderSteps } from './order/order-steps.tsx';
import { Personalisation } from './order/personalisation.tsx';
import { TrackingForm } from './order/tracking-form.tsx';
import { words as orderWords } from './order/words.ts';
import { Toasts } from './parameters/toasts.tsx';
import { ReturnPanel } from './returns/return-panel.tsx';
import { ScreenTitle } from './screen-title.tsx';
import { type AdminPageProps, Shell } from './shell.tsx';
import { adminStyles as styles } from './styles.ts';
import { words as allWords } from './words.ts';

/** One order of the shop: what it is, what was done with it, and what can be done next. */
export function OrderScreen({ id, ...props }: AdminPageProps & { id: string }) {
  return (
    <Shell {...props} title={(lang) => allWords[lang].order}>
      <OrderById id={id} />
      <Toasts />
    </Shell>
  );
}

function OrderById({ id }: { id: string }) {
  const words = useWords(allWords);
  const { data: sheet, error, refetch } = useServerState(adminOrderQuery(id));
  useSessionEnd(error);
  const back = (
    <div>
      <LinkButton href="/admin/orders" variant="quiet">
        {words.back}
      </LinkButton>
    </div>
  );
  if (error && !sheet) {
    return (
      <Alert tone="error" live>
        <p>{readFailure(error).status === 404 || readFailure(error).status === 422 ? words.missing : words.unknown}</p>
        {readFailure(error).status !== 404 && (
          <div>
            <Button variant="outline" onClick={() => void refetch()}>
              {words.retry}
            </Button>
          </div>
        )}
        {back}
      </Alert>
    );
  }
  if (!sheet) return <Skeleton label={words.loading} bars={[2.5, 18, 6]} />;
  return (
    <>
      {back}
      <Sheet sheet={sheet} />
    </>
  );
}

function Sheet({ sheet }: { sheet: OrderSheet }) {
  const words = useWords(allWords);
  const said = useWords(orderWords);
  const dates = useDates();
  const { order, alert, returns } = sheet;
  const documents = useServerState(orderDocumentsQuery(order.id)).data;
  const isSent = order.delivery.type === 'DELIVERY' || order.delivery.type === 'PICKUP';
  const mayBeFollowed = isSent && ['SHIPPED', 'DELIVERED'].includes(order.status);
  return (
    <>
      <ScreenTitle>{`${words.order} ${order.reference}`}</ScreenTitle>
      <div className={styles.head}>
        <h1>
          {words.order} {order.reference}
        </h1>
        <OrderStatus status={order.status} />
        <span className={styles.muted}>{`${dates.moment(order.createdAt)} (${dates.zone})`}</span>
      </div>
      {alert && <OrderAlert id={order.id} alert={alert} />}
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
            <Alert tone="info" title={words.message}>
              <p className={styles.typed}>{order.message}</p>
            </Alert>
          )}
          <OrderCard order={order} showsReferences />
          <Personalisation lines={order.lines} />
          {returns.map((back) => (
            <section key={back.id} className={styles.panel} aria-label={`${said.returns} ${back.reference}`}>
              <ReturnPanel back={back} />
            </section>
          ))}
        </div>
        <div className={styles.about}>
          <section className={styles.panel}>
            <h2>{words.contact}</h2>
            <p className={styles.lines}>
              {sheet.customer}
              <a href={`mailto:${order.email}`}>{order.email}</a>
              <a href={`tel:${order.phone}`}>{order.phone}</a>
              {sheet.birthdate && <span className={styles.muted}>{words.majority(formatCalendarDate(sheet.birthdate))}</span>}
            </p>
          </section>
          {order.payment && (
            <section className={styles.panel}>
              <h2>{words.payment}</h2>
              <p className={styles.lines}>
                {order.payment.isTest ? words.trial(words.methods[order.payment.method]) : words.methods[order.payment.method]}
                {order.paymentStatus && <span className={styles.muted}>{words.paymentStates[order.paymentStatus]}</span>}
              </p>
            </section>
          )}
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
