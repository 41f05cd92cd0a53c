import type { CartView } from '#client/shop/views.ts';
import { useLocalPath, useMessages } from '#client/site.tsx';
import { isStopped } from '#domain/quantity.ts';
import { messages as allMessages } from '#messages/generated/registry/buying/mini-cart.ts';
import { Amount } from '#registry/account/orders/amount.tsx';
import type { CartProduct } from '#schemas/cart.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { CartLine } from '../cart/cart-line.tsx';
import { FreeShipping } from '../cart/free-shipping.tsx';

const styles = {
  lines: style({ listStyle: 'none', margin: `calc(-1 * ${theme.space.m}) 0 0`, padding: 0 }),
  end: style({ display: 'grid', gap: theme.space.m }),
  total: style({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: theme.space.m,
    margin: 0,
    fontSize: '1.1rem',
  }),
  note: style({ color: theme.colour.muted, fontSize: theme.size.small }),
};

type LinesProps = { view: CartView; onRemove: (line: CartProduct) => void };

/** Compact list of the lines in the cart. */
export const MiniCartLines = ({ view, onRemove }: LinesProps) => (
  <ul className={styles.lines} aria-busy={view.busy}>
    {view.cart?.products.map((line) => (
      <CartLine key={line.id} line={line} compact onRemove={() => onRemove(line)} />
    ))}
  </ul>
);

type EndProps = { cart: NonNullable<CartView['cart']>; showFreeShipping: boolean; onLeave?: () => void };

/** Shows the total and the links: to the checkout, unless a line must be changed first, and to the cart. */
export function MiniCartEnd({ cart, showFreeShipping, onLeave }: EndProps) {
  const messages = useMessages(allMessages);
  const to = useLocalPath();
  const isBlocked = cart.products.some(isStopped);
  return (
    <div className={styles.end}>
      {showFreeShipping && <FreeShipping cart={cart} />}
      <p className={styles.total}>
        <span>
          {messages.total} <small className={styles.note}>{messages.shippingNote}</small>
        </span>
        <strong aria-live="polite">
          <Amount cents={cart.total} />
        </strong>
      </p>
      {!isBlocked && (
        <LinkButton href={to('/cart/address')} wide onClick={onLeave}>
          {messages.order}
        </LinkButton>
      )}
      <LinkButton href={to('/cart')} variant={isBlocked ? 'solid' : 'outline'} wide onClick={onLeave}>
        {messages.toCart}
      </LinkButton>
    </div>
  );
}
