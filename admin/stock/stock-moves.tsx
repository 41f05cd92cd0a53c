import { stockMovesQuery } from '#client/queries/admin.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { messages as listMessages } from '#messages/generated/admin/list.ts';
import { messages as allMessages } from '#messages/generated/admin/stock.ts';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { adminStyles as styles } from '../styles.ts';

/** Lists the latest stock moves of a product: sales with their orders, and corrections with their reasons. */
export function StockMoves({ id }: { id: number }) {
  const messages = useMessages(allMessages);
  const list = useMessages(listMessages);
  const dates = useDates();
  const { data, isError, refetch } = useServerState(stockMovesQuery(id));
  if (isError) return <RetryAlert text={list.error} label={list.retry} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton label={list.loading} bars={[1.5, 1.5]} />;
  return (
    <section className={styles.ask}>
      <h3>{messages.moves}</h3>
      {data.moves.length === 0 && <p className={styles.muted}>{messages.noMove}</p>}
      <ul className={styles.plain}>
        {data.moves.map(({ id: idMove, quantity, reason, note, by, order, createdAt }) => (
          <li key={idMove} className={styles.row}>
            <span className={styles.lines}>
              <span>
                {note || messages.reasons[reason]} {order && <a href={`/admin/orders/${order.id}`}>{order.reference}</a>}
              </span>
              <span className={styles.muted}>
                <time dateTime={createdAt}>{dates.moment(createdAt)}</time>
                {by && ` ${messages.by({ email: by })}`}
              </span>
            </span>
            <span>{quantity > 0 ? `+${quantity}` : `−${-quantity}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
