import { orderDocumentsQuery } from '#client/queries/documents.ts';
import { orderQuery } from '#client/queries/orders.ts';
import { useServerState } from '#client/query-client.ts';
import { useSite, useWords } from '#client/site.tsx';
import { formatMoment } from '#registry/order-parts/dates.ts';
import { OrderCard } from '#registry/order-parts/order-card.tsx';
import { OrderDocuments } from '#registry/order-parts/order-documents.tsx';
import { OrderStatus } from '#registry/order-parts/order-status.tsx';
import { readFailure } from '#schemas/failure.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { type AdminPageProps, Shell } from './shell.tsx';
import { adminStyles as styles } from './styles.ts';
import { words as allWords } from './words.ts';

/** One order of the shop. */
export function OrderScreen({ id, ...props }: AdminPageProps & { id: string }) {
  return (
    <Shell {...props}>
      <Order id={id} />
    </Shell>
  );
}

function Order({ id }: { id: string }) {
  const words = useWords(allWords);
  const { lang } = useSite();
  const { data: order, error, refetch } = useServerState(orderQuery({ id }));
  const documents = useServerState(orderDocumentsQuery(id)).data;
  const back = (
    <div>
      <LinkButton href="/admin/orders" variant="quiet">
        {words.back}
      </LinkButton>
    </div>
  );
  if (error) {
    return (
      <Alert tone="error" live>
        <p>{readFailure(error).status === 404 ? words.missing : words.unknown}</p>
        {readFailure(error).status !== 404 && (
          <Button variant="outline" onClick={() => void refetch()}>
            {words.retry}
          </Button>
        )}
        {back}
      </Alert>
    );
  }
  if (!order) return <Skeleton label={words.loading} bars={[2.5, 18, 6]} />;
  return (
    <div className={styles.detail}>
      {back}
      <div className={styles.head}>
        <h1>
          {words.order} {order.reference}
        </h1>
        <OrderStatus status={order.status} />
        <span className={styles.muted}>{formatMoment(order.createdAt, lang)}</span>
      </div>
      <section className={styles.panel}>
        <h2>{words.contact}</h2>
        <p className={styles.lines}>
          <a href={`mailto:${order.email}`}>{order.email}</a>
          <a href={`tel:${order.phone}`}>{order.phone}</a>
        </p>
      </section>
      {order.payment && (
        <section className={styles.panel}>
          <h2>{words.payment}</h2>
          <p>{order.payment.isTest ? words.trial(words.methods[order.payment.method]) : words.methods[order.payment.method]}</p>
        </section>
      )}
      {order.message && (
        <Alert tone="info" title={words.message}>
          <p>{order.message}</p>
        </Alert>
      )}
      {documents && documents.length > 0 && (
        <section className={styles.panel}>
          <OrderDocuments documents={documents} />
        </section>
      )}
      <OrderCard order={order} />
    </div>
  );
}
