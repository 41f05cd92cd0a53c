import { useLocalPath, useWords } from '#client/site.tsx';
import type { OrderBack, Returnable } from '#schemas/order-back.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { returnStyles as styles } from './styles.ts';
import { words as allWords } from './words.ts';

export type OrderReturnsProps = { id: string; ordersBack: readonly OrderBack[]; returnable: Returnable };

/** The returns of an order, and the way to ask for one while there is time. */
export function OrderReturns({ id, ordersBack, returnable }: OrderReturnsProps) {
  const words = useWords(allWords);
  const to = useLocalPath();
  if (ordersBack.length === 0 && returnable.state !== 'OPEN') return null;
  return (
    <section className={styles.page} aria-label={words.list}>
      {ordersBack.map((back) => (
        <p key={back.id} className={styles.sum}>
          <a href={to(`/account/orders/${id}/return/${back.id}`)}>{back.reference}</a>
          <span className={styles.badge}>{words.status[back.status]}</span>
        </p>
      ))}
      {returnable.state === 'OPEN' && (
        <div>
          <LinkButton href={to(`/account/orders/${id}/return`)} variant="outline">
            {words.ask}
          </LinkButton>
        </div>
      )}
    </section>
  );
}
