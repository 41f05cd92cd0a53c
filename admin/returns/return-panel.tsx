import { returnReasonsQuery } from '#client/queries/returns.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { messages as allMessages } from '#messages/generated/admin/returns.ts';
import { messages as returnMessages } from '#messages/generated/registry/account/returns.ts';
import { Amount } from '#registry/account/orders/amount.tsx';
import type { AdminReturn } from '#schemas/admin-order.ts';
import { Badge } from '#ui/badge.tsx';
import { DetailHeading } from '../list/list-and-detail.tsx';
import { adminStyles as styles } from '../styles.ts';
import { ReturnDecision } from './return-decision.tsx';

/**
 * A return to decide on: what comes back and why, what was said, how far it is. `isAlone`: it was chosen of a list, and says whose
 * it is; else it stands on the sheet of its order.
 */
export function ReturnPanel({ back, isAlone = false }: { back: AdminReturn; isAlone?: boolean }) {
  const messages = useMessages(allMessages);
  const { status: statusMessages } = useMessages(returnMessages);
  const dates = useDates();
  const reasons = useServerState(returnReasonsQuery()).data ?? [];
  const reasonOf = (reason: string) => reasons.find(({ id }) => id === reason)?.value ?? '';
  return (
    <div className={styles.ask}>
      <div className={styles.head}>
        {isAlone ? <DetailHeading key={back.id}>{back.reference}</DetailHeading> : <h2>{back.reference}</h2>}
        <Badge tone={back.status === 'REFUSED' ? 'sale' : 'accent'}>{statusMessages[back.status]}</Badge>
      </div>
      {isAlone && (
        <p className={styles.lines}>
          <a href={`/admin/orders/${back.idOrder}`}>{messages.order({ reference: back.orderReference })}</a>
          <span className={styles.muted}>
            {back.customer} · <a href={`mailto:${back.email}`}>{back.email}</a>
          </span>
        </p>
      )}
      <ul className={styles.plain}>
        {back.lines.map((line) => (
          <li key={line.id} className={styles.row}>
            <span className={styles.lines}>
              {line.quantity} × {line.name} {line.declinationLabel}
              <span className={styles.muted}>{reasonOf(line.reason)}</span>
            </span>
            <Amount cents={line.total} currency={back.currency} />
          </li>
        ))}
      </ul>
      <dl className={styles.facts}>
        <div>
          <dt>{back.refund === null ? messages.paid : messages.refund}</dt>
          <dd>
            <Amount cents={back.refund ?? back.total} currency={back.currency} />
          </dd>
        </div>
        {back.message && (
          <div>
            <dt>{messages.message}</dt>
            <dd>{back.message}</dd>
          </div>
        )}
        {back.answer && (
          <div>
            <dt>{messages.answer}</dt>
            <dd>{back.answer}</dd>
          </div>
        )}
      </dl>
      <ol className={styles.plain}>
        {back.history.map(({ status, by, createdAt }) => (
          <li key={status}>
            {statusMessages[status]}{' '}
            <span className={styles.muted}>
              <time dateTime={createdAt}>{dates.moment(createdAt)}</time>
              {by && ` ${messages.by({ email: by })}`}
            </span>
          </li>
        ))}
      </ol>
      <ReturnDecision back={back} />
    </div>
  );
}
