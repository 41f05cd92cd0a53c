import type { CartView } from '#client/shop/views.ts';
import { useSite, useWords } from '#client/site.tsx';
import { isStopped } from '#machines/cart/stopped.ts';
import { discountOnShipping } from '#schemas/discount.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { BottleLimits } from '../../cart-parts/bottle-limits.tsx';
import { isCartWaiting } from '../../cart-parts/cart-trouble.tsx';
import { FreeShipping } from '../../cart-parts/free-shipping.tsx';
import { words as cartWords } from '../../cart-parts/words.ts';
import type { CartTotalsProps } from '../../generated/cart-totals.ts';
import { Amount } from '../../order-parts/amount.tsx';
import { cartTotalsStyles as styles } from './styles.ts';
import { words as allWords } from './words.ts';

export type CartTotalsViewProps = CartTotalsProps & {
  cart: CartView;
  /** Fee in cents, 0 when free, null while it is not chosen. */
  shipping: number | null;
  onNext: () => void;
};

/** What the cart comes to. Nothing while it is empty: the lines say so already. */
export function CartTotalsView({ cart: view, shipping: fee, onNext, ...props }: CartTotalsViewProps) {
  const words = useWords(allWords);
  const { parameters } = useSite();
  const { loading } = useWords(cartWords);
  if (isCartWaiting(view)) return view.status === 'unreachable' ? null : <Skeleton label={loading} bars={[2, 2, 3]} />;
  const { cart } = view;
  if (!cart || cart.products.length === 0) return null;
  // Nothing that could be bought is left: a fee calculated before would look owed.
  const shipping = cart.total === 0 ? null : fee;
  const offShipping = discountOnShipping(cart.appliedDiscount, { onProducts: cart.discount, shipping: shipping ?? 0 });
  const isBlocked = cart.products.some(isStopped);
  return (
    <section className={styles.card} aria-label={words.title}>
      <h2 className={styles.title}>{words.title}</h2>
      {props.showFreeShipping && <FreeShipping cart={cart} />}
      {props.button && <BottleLimits bottles={cart.bottles} />}
      <dl className={styles.rows} aria-busy={view.busy}>
        <Row label={words.subtotal} cents={cart.subtotal} />
        {cart.discount + offShipping > 0 && <Row label={words.discount} cents={-cart.discount - offShipping} />}
        {cart.products.some(({ isDematerialized }) => !isDematerialized) && (
          <>
            <dt>{words.shipping}</dt>
            <dd>
              {shipping === null && <span className={styles.muted}>{words.shippingUnknown}</span>}
              {shipping === 0 && words.shippingFree}
              {shipping !== null && shipping > 0 && <Amount cents={shipping} />}
            </dd>
          </>
        )}
      </dl>
      <div
        className={styles.foot}
        data-fixed={props.button}
        data-over-bar={parameters.MOBILE_MENU_POSITION === 'BOTTOM'}
        data-blocked={isBlocked}
      >
        <p className={styles.total}>
          <span>{shipping === null ? words.totalWithoutShipping : words.total}</span>
          <strong aria-live="polite">
            <Amount cents={cart.total + (shipping ?? 0) - offShipping} />
          </strong>
        </p>
        {props.button && (
          <Button onClick={onNext} disabled={isBlocked} wide size="l">
            {words.next}
          </Button>
        )}
        {props.button && isBlocked && (
          <p className={styles.muted} role="status">
            {words.blocked}
          </p>
        )}
      </div>
      {props.reassurance.length > 0 && (
        <ul className={styles.reassurance}>
          {props.reassurance.map((sentence) => (
            <li key={sentence}>
              <Icon name="check" size="1em" />
              {sentence}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const Row = ({ label, cents }: { label: string; cents: number }) => (
  <>
    <dt>{label}</dt>
    <dd>
      <Amount cents={cents} />
    </dd>
  </>
);
