import { useMoney } from '#client/money.tsx';
import { orderPaymentsQuery } from '#client/queries/admin-payments.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { messages as paymentMessages } from '#messages/generated/admin/order/payment.ts';
import { messages as panelMessages } from '#messages/generated/admin.ts';
import type { Order } from '#schemas/order.ts';
import type { Attempt, OrderPayments } from '#schemas/payment-books.ts';
import { Badge } from '#ui/badge.tsx';
import { formatPrice } from '#ui/format-price.ts';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { RefundItem } from '../payments/refund-item.tsx';
import { paymentStyles } from '../payments/styles.ts';
import { adminStyles as styles } from '../styles.ts';
import { RefundDialog, type RefundDialogProps } from './refund-dialog.tsx';

/** Props that every refund of the order needs. */
type Giving = Pick<RefundDialogProps, 'order' | 'lines' | 'isByItself'>;

/** The tries to pay an order, what happened to each, and the money that came and went back. */
export function PaymentsPanel({ order }: { order: Order }) {
  const messages = useMessages(paymentMessages);
  const { data, isError, refetch } = useServerState(orderPaymentsQuery(order.id));
  return (
    <section className={styles.panel} id="payments">
      <h2>{messages.title}</h2>
      {isError && !data && <RetryAlert text={messages.failed} label={messages.retry} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton label={messages.loading} bars={[4]} />}
      {data && <Payments order={order} payments={data} />}
    </section>
  );
}

function Payments({ order, payments }: { order: Order; payments: OrderPayments }) {
  const messages = useMessages(paymentMessages);
  const money = useMoney();
  const { attempts, refunds, refundable } = payments;
  const captures = attempts.flatMap((attempt) => attempt.captures.map((capture) => ({ attempt, capture })));
  const providerOf = (idCapture: number) => captures.find(({ capture }) => capture.id === idCapture)?.attempt.provider ?? 'sandbox';
  const paying = captures.find(({ capture }) => !capture.isExtra)?.attempt.provider;
  const giving: Giving = { order, lines: payments.lines, isByItself: payments.refundsByItself === true };
  const isTest = attempts.some((attempt) => attempt.isTest);
  return (
    <div className={styles.ask}>
      {isTest && <p className={styles.muted}>{messages.trialText}</p>}
      {attempts.length === 0 && <p className={styles.muted}>{messages.none}</p>}
      {attempts.toReversed().map((attempt) => (
        <AttemptPart key={attempt.id} attempt={attempt} giving={giving} />
      ))}
      {refunds.length > 0 && (
        <div className={paymentStyles.part}>
          <h3>{messages.refunds}</h3>
          <ul className={styles.plain}>
            {refunds.map((refund) => (
              <li key={refund.id}>
                <RefundItem refund={refund} provider={providerOf(refund.idCapture)} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {refundable > 0 && paying && (
        <div className={paymentStyles.part}>
          <p className={styles.row}>
            {messages.remaining}
            <strong>{formatPrice(refundable, money)}</strong>
          </p>
          <RefundDialog {...giving} provider={paying} most={refundable} capture={null} />
        </div>
      )}
    </div>
  );
}

function AttemptPart({ attempt, giving }: { attempt: Attempt; giving: Giving }) {
  const messages = useMessages(paymentMessages);
  const types: Readonly<Record<string, string>> = messages.types;
  const outcomes: Readonly<Record<string, string>> = messages.outcomes;
  const { methods, paymentStates } = useMessages(panelMessages);
  const money = useMoney();
  const dates = useDates();
  return (
    <div className={paymentStyles.part}>
      <div className={styles.head}>
        <h3>{messages.attempt({ number: attempt.number, method: methods[attempt.method] })}</h3>
        <Badge tone={attempt.status === 'paid' ? 'accent' : 'plain'}>{paymentStates[attempt.status]}</Badge>
        {attempt.isTest && <Badge tone="sale">{messages.trial}</Badge>}
      </div>
      <ol className={paymentStyles.timeline}>
        <li className={styles.lines}>
          {messages.types['payment.redirected']}
          <time className={styles.muted} dateTime={attempt.createdAt}>
            {dates.moment(attempt.createdAt)}
          </time>
        </li>
        {attempt.events.map(({ id, type, outcome, source, createdAt }) => (
          <li key={id} className={styles.lines}>
            {types[type] ?? type}
            {outcomes[outcome] && <span className={styles.alert}>{outcomes[outcome]}</span>}
            <span className={styles.muted}>
              <time dateTime={createdAt}>{dates.moment(createdAt)}</time>, {messages.sources[source]}
            </span>
          </li>
        ))}
      </ol>
      {attempt.captures.map((capture) => (
        <div key={capture.id} className={styles.ask}>
          <p className={styles.lines}>
            <span>
              {messages.came({ amount: formatPrice(capture.amount, money) })}{' '}
              {capture.isExtra && <Badge tone="sale">{messages.extra}</Badge>}
            </span>
            <span className={paymentStyles.reference}>{capture.transaction}</span>
          </p>
          {capture.isExtra && capture.refundable > 0 && (
            <RefundDialog {...giving} provider={attempt.provider} most={capture.refundable} capture={capture} />
          )}
        </div>
      ))}
      <p className={styles.note}>
        {messages.reference} : <span className={paymentStyles.reference}>{attempt.providerReference}</span>
      </p>
    </div>
  );
}
