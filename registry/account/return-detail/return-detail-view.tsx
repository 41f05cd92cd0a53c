import { InCurrency } from '#client/money.tsx';
import { useLocalPath, useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { messages as allMessages } from '#messages/generated/registry/account/returns.ts';
import type { ReturnDetailProps } from '#registry/generated/return-detail.ts';
import type { OrderBack, OrderBackInfo, OrderBackStatus } from '#schemas/order-back.ts';
import { Alert } from '#ui/alert.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { Amount } from '../orders/amount.tsx';
import { OrderLines } from '../orders/order-lines.tsx';
import { returnStyles as styles } from '../returns/styles.ts';

export type ReturnDetailViewProps = ReturnDetailProps & {
  back: OrderBack;
  info: OrderBackInfo;
  reasons: readonly { id: string; value: string }[];
};

/** A return: where it is, what comes next in the shop's words, what is on its way. */
export function ReturnDetailView({ back, info, reasons, showReasons }: ReturnDetailViewProps) {
  const messages = useMessages(allMessages);
  const to = useLocalPath();
  const next = nextMessages(info)[back.status];
  const reasonsGiven = [...new Set(back.lines.map(({ reason }) => reasons.find(({ id }) => id === reason)?.value ?? reason))];
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h2 className={styles.title}>{back.reference}</h2>
        <span className={styles.badge}>{messages.status[back.status]}</span>
      </div>
      {next && (
        <Alert tone="info">
          <p className={styles.text}>{next}</p>
        </Alert>
      )}
      {back.answer && (
        <Alert tone={back.status === 'REFUSED' ? 'warning' : 'info'} title={messages.answer}>
          <p className={styles.text}>{back.answer}</p>
        </Alert>
      )}
      <ReturnSteps back={back} />
      <div className={styles.card}>
        <InCurrency currency={back.currency}>
          <OrderLines lines={back.lines.map((line) => ({ ...line, quantityDiscount: 0, customizations: [], customizationTotal: 0 }))} />
        </InCurrency>
        <p className={styles.sum}>
          <span>{back.refund === null ? messages.value : messages.refund}</span>
          <strong>
            <Amount cents={back.refund ?? back.total} currency={back.currency} />
          </strong>
        </p>
        {showReasons && (
          <p className={styles.muted}>
            {messages.reasonOf} : {reasonsGiven.join(', ')}
          </p>
        )}
        {back.message && (
          <p className={styles.text}>
            {messages.yourMessage} : {back.message}
          </p>
        )}
      </div>
      <div>
        <LinkButton href={to(`/account/orders/${back.idOrder}`)} variant="quiet">
          {messages.back}
        </LinkButton>
      </div>
    </div>
  );
}

const nextMessages = (info: OrderBackInfo): Record<OrderBackStatus, string> => ({
  ASKED: info.returnAskDescription,
  LABEL_SENT: info.labelSentDescription,
  RECEIVED: info.productReceivedDescription,
  REFUNDED: '',
  REFUSED: '',
});

const course: readonly OrderBackStatus[] = ['ASKED', 'LABEL_SENT', 'RECEIVED', 'REFUNDED'];

/** The steps that were taken with their days, and those ahead. */
function ReturnSteps({ back: { status, events } }: { back: OrderBack }) {
  const messages = useMessages(allMessages);
  const dates = useDates();
  const taken = new Map(events.map((event) => [event.status, event.createdAt]));
  const last = course.findLastIndex((step) => taken.has(step));
  const ahead = status === 'REFUSED' ? (['REFUSED'] as const) : course.filter((step, at) => !taken.has(step) && at > last);
  const steps = [...course.filter((step) => taken.has(step)), ...ahead];
  return (
    <ol className={styles.steps} aria-label={messages.progress}>
      {steps.map((step) => {
        const at = taken.get(step);
        return (
          <li key={step} className={styles.step} data-done={at !== undefined} aria-current={step === status ? 'step' : undefined}>
            <span className={styles.mark}>{at && <Icon name="check" size="1em" />}</span>
            <span>
              {messages.status[step]}
              {at && <VisuallyHidden> ({messages.done})</VisuallyHidden>}
            </span>
            {at && <time dateTime={at}>{dates.date(at)}</time>}
          </li>
        );
      })}
    </ol>
  );
}
