import { stockMovesQuery } from '#client/queries/admin.ts';
import { useServerState } from '#client/query-client.ts';
import { useWords } from '#client/site.tsx';
import { useDates } from '#registry/order-parts/use-dates.ts';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { words as listWords } from '../list/words.ts';
import { adminStyles as styles } from '../styles.ts';
import { words as allWords } from './words.ts';

/** What changed the stock of a product last: sales with their orders, and corrections with their reasons. */
export function StockMoves({ id }: { id: number }) {
  const words = useWords(allWords);
  const list = useWords(listWords);
  const dates = useDates();
  const { data, isError, refetch } = useServerState(stockMovesQuery(id));
  if (isError) return <RetryAlert text={list.error} label={list.retry} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton label={list.loading} bars={[1.5, 1.5]} />;
  return (
    <section className={styles.ask}>
      <h3>{words.moves}</h3>
      {data.moves.length === 0 && <p className={styles.muted}>{words.noMove}</p>}
      <ul className={styles.plain}>
        {data.moves.map(({ id: idMove, quantity, reason, note, by, order, createdAt }) => (
          <li key={idMove} className={styles.row}>
            <span className={styles.lines}>
              <span>
                {note || words.reasons[reason]} {order && <a href={`/admin/orders/${order.id}`}>{order.reference}</a>}
              </span>
              <span className={styles.muted}>
                <time dateTime={createdAt}>{dates.moment(createdAt)}</time>
                {by && ` ${words.by(by)}`}
              </span>
            </span>
            <span>{quantity > 0 ? `+${quantity}` : `−${-quantity}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
