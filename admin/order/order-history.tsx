import { useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { messages as allMessages } from '#messages/generated/admin/order.ts';
import { messages as orderStatusMessages } from '#messages/generated/domain/order-status.ts';
import type { OrderPassed } from '#schemas/admin-order.ts';
import { adminStyles as styles } from '../styles.ts';

/** Lists the events of an order with their times and administrators, newest first. */
export function OrderHistory({ history }: { history: readonly OrderPassed[] }) {
  const messages = useMessages(allMessages);
  const statusMessages = useMessages(orderStatusMessages);
  const dates = useDates();
  const passed: Readonly<Record<string, string>> = messages.passed;
  return (
    <ol className={styles.plain} reversed>
      {history.toReversed().map(({ type, status, by, createdAt }) => (
        <li key={`${createdAt}-${type}`} className={styles.lines}>
          {passed[type] ?? statusMessages[status]}
          <span className={styles.muted}>
            <time dateTime={createdAt}>{dates.moment(createdAt)}</time>
            {by && ` ${messages.by({ email: by })}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
