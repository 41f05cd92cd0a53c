import { useWords } from '#client/site.tsx';
import { useDates } from '#registry/order-parts/use-dates.ts';
import type { OrderPassed } from '#schemas/admin-order.ts';
import { orderStatusWords } from '#schemas/order-status-words.ts';
import { adminStyles as styles } from '../styles.ts';
import { words as allWords } from './words.ts';

/** What happened to an order, when, and who of the shop did it; the last first. */
export function OrderHistory({ history }: { history: readonly OrderPassed[] }) {
  const words = useWords(allWords);
  const statusWords = useWords(orderStatusWords);
  const dates = useDates();
  return (
    <ol className={styles.plain} reversed>
      {history.toReversed().map(({ type, status, by, createdAt }) => (
        <li key={`${createdAt}-${type}`} className={styles.lines}>
          {words.passed[type] ?? statusWords[status]}
          <span className={styles.muted}>
            <time dateTime={createdAt}>{dates.moment(createdAt)}</time>
            {by && ` ${words.by(by)}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
