import { useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { cart, useCart } from '#client/shop/cart.ts';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/account/orders/order-again.ts';
import type { Order, OrderLine } from '#schemas/order.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { type Again, lookUpAgain } from './order-again-stock.ts';
import { SimilarProducts } from './similar-products.tsx';

const styles = {
  box: style({ display: 'grid', gap: theme.space.m, justifyItems: 'start', '& > div': { width: '100%' } }),
  small: style({ margin: 0, color: theme.colour.muted, fontSize: theme.size.small }),
};

/**
 * Returns whether a line can be added to the cart again unchanged. Lines with dates or answers cannot, nor lines that are no longer sold.
 */
const isRepeatable = ({ idDeclination, rental, customizations, url }: OrderLine): boolean =>
  idDeclination !== null && url !== '' && !rental && customizations.length === 0;

/**
 * Puts the articles of an order in the cart again, at today's price; the cart says what is left of them. What is sold since is named, with
 * what is like it. Nothing where none can be.
 */
export function OrderAgain({ order: { lines } }: { order: Order }) {
  const messages = useMessages(allMessages);
  const busy = useCart((view) => view.busy);
  const [isLooking, setLooking] = useState(false);
  const [again, setAgain] = useState<Again | null>(null);
  const repeatable = lines.filter(isRepeatable);
  if (repeatable.length === 0) return null;
  const add = async () => {
    setLooking(true);
    const found = await lookUpAgain(repeatable, browserApi.call);
    setLooking(false);
    setAgain(found);
    // The server knows stock and multiples of today.
    const rule = { sellByMultipleOf: 1, stock: null, isWine: false };
    for (const { idDeclination, quantity } of found.there) if (idDeclination !== null) cart.add({ idDeclination, quantity, rule });
  };
  return (
    <div className={styles.box}>
      <Button variant="outline" onClick={add} busy={busy || isLooking}>
        {messages.again}
      </Button>
      {repeatable.length < lines.length && <p className={styles.small}>{messages.some}</p>}
      {again && again.sold.length > 0 && <SoldSince again={again} />}
    </div>
  );
}

/** Lists the pieces of an order that were sold since, and similar products. */
export function SoldSince({ again: { sold, there, similar } }: { again: Again }) {
  const messages = useMessages(allMessages);
  const names = [...new Set(sold.map(({ name }) => name))];
  return (
    <Alert tone="info" live title={messages.sold({ count: names.length })}>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {there.length > 0 && <p>{messages.added}</p>}
      {similar.length > 0 && (
        <>
          <p>{messages.similar}</p>
          <SimilarProducts products={similar} />
        </>
      )}
    </Alert>
  );
}
