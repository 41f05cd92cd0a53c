import { cart, useCart } from '#client/shop/cart.ts';
import { useMessages } from '#client/site.tsx';
import type { Order, OrderLine } from '#schemas/order.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Button } from '#ui/button.tsx';

const allMessages = {
  fr: {
    again: 'Commander à nouveau',
    some: 'Sans les locations ni les articles personnalisés : ils se choisissent sur leur fiche.',
  },
  en: { again: 'Order again', some: 'Without rentals and personalised articles: they are chosen on their own page.' },
};

const small = style({ margin: 0, color: theme.colour.muted, fontSize: theme.size.small });

/** What can be put in the cart again as it was: neither dates nor answers, which are chosen anew, nor what is sold no more. */
const isRepeatable = ({ idDeclination, rental, customizations, url }: OrderLine): boolean =>
  idDeclination !== null && url !== '' && !rental && customizations.length === 0;

/** Puts the articles of an order in the cart again, at today's price; the cart says what is left of them. Nothing where none can be. */
export function OrderAgain({ order: { lines } }: { order: Order }) {
  const messages = useMessages(allMessages);
  const busy = useCart((view) => view.busy);
  const repeatable = lines.filter(isRepeatable);
  if (repeatable.length === 0) return null;
  const add = () => {
    // The server knows stock and multiples of today.
    const rule = { sellByMultipleOf: 1, stock: null, isWine: false };
    for (const { idDeclination, quantity } of repeatable) if (idDeclination !== null) cart.add({ idDeclination, quantity, rule });
  };
  return (
    <div>
      <Button variant="outline" onClick={add} busy={busy}>
        {messages.again}
      </Button>
      {repeatable.length < lines.length && <p className={small}>{messages.some}</p>}
    </div>
  );
}
