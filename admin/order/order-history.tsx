import { useSite, useWords } from '#client/site.tsx';
import { formatMoment } from '#registry/order-parts/dates.ts';
import type { OrderPassed } from '#schemas/admin-order.ts';
import { adminStyles as styles } from '../styles.ts';
import { words as allWords } from './words.ts';

/** What happened to an order, when, and who of the shop did it; the last first. */
export function OrderHistory({ history }: { history: readonly OrderPassed[] }) {
  const words = useWords(allWords);
  const { lang } = useSite();
  return (
    <ol className={styles.plain} reversed>
      {history.toReversed().map(({ type, status, by, createdAt }) => (
        <li key={`${createdAt}-${type}`} className={styles.lines}>
          {words.passed[type] ?? words.status[status]}
          <span className={styles.muted}>
            <time dateTime={createdAt}>{formatMoment(createdAt, lang)}</time>
            {by && ` ${words.by(by)}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
