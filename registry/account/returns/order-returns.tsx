import { useLocalPath, useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/account/returns.ts';
import type { OrderBack, Returnable } from '#schemas/order-back.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { returnStyles as styles } from './styles.ts';

export type OrderReturnsProps = { id: string; ordersBack: readonly OrderBack[]; returnable: Returnable };

/** The returns of an order, and the way to ask for one while there is time. */
export function OrderReturns({ id, ordersBack, returnable }: OrderReturnsProps) {
  const messages = useMessages(allMessages);
  const to = useLocalPath();
  if (ordersBack.length === 0 && returnable.state !== 'OPEN') return null;
  return (
    <section className={styles.page} aria-label={messages.list}>
      {ordersBack.map((back) => (
        <p key={back.id} className={styles.sum}>
          <a href={to(`/account/orders/${id}/return/${back.id}`)}>{back.reference}</a>
          <span className={styles.badge}>{messages.status[back.status]}</span>
        </p>
      ))}
      {returnable.state === 'OPEN' && (
        <div>
          <LinkButton href={to(`/account/orders/${id}/return`)} variant="outline">
            {messages.ask}
          </LinkButton>
        </div>
      )}
    </section>
  );
}
