import type { CartView } from '#client/shop/views.ts';
import { useMessages, useSite } from '#client/site.tsx';
import { amountDueOf, countedCart } from '#domain/amount-due.ts';
import { isStopped } from '#domain/quantity.ts';
import { messages as amountMessages } from '#messages/generated/registry/account/orders/amount.ts';
import { messages as cartMessages } from '#messages/generated/registry/buying/cart.ts';
import { messages as allMessages } from '#messages/generated/registry/buying/cart-totals.ts';
import { Amount } from '#registry/account/orders/amount.tsx';
import type { CartTotalsProps } from '#registry/generated/cart-totals.ts';
import type { VatOfPrices } from '#schemas/delivery.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { BottleLimits } from '../cart/bottle-limits.tsx';
import { isCartWaiting } from '../cart/cart-trouble.tsx';
import { FreeShipping } from '../cart/free-shipping.tsx';
import { NeedsCart } from '../cart/needs-cart.tsx';
import { cartTotalsStyles as styles } from './styles.ts';

export type CartTotalsViewProps = CartTotalsProps & {
  cart: CartView;
  /** Fee in cents, 0 when free, null while it is not chosen. */
  shipping: number | null;
  /** VAT in prices at the destination: included, or deducted from them. */
  vat: VatOfPrices;
  /** The chosen carrier is express. */
  isExpress: boolean;
  onNext: () => void;
};

/** Shows the totals of the cart. Nothing while it is empty: the lines already say so. */
export function CartTotalsView({ cart: view, shipping: fee, vat: chosen, isExpress, onNext, ...props }: CartTotalsViewProps) {
  const messages = useMessages(allMessages);
  const { parameters } = useSite();
  const { loading } = useMessages(cartMessages);
  const { discount, deducted, totalExported, exported } = useMessages(amountMessages);
  if (isCartWaiting(view))
    return view.status === 'unreachable' ? null : (
      <NeedsCart status={view.status}>
        <Skeleton label={loading} shape="amount" count={3} />
      </NeedsCart>
    );
  const { cart } = view;
  if (!cart || cart.products.length === 0) return null;
  // Nothing that could be bought is left: a fee calculated before would look owed.
  const shipping = cart.total === 0 ? null : fee;
  const vat = shipping === null ? 'INCLUDED' : chosen;
  const due = amountDueOf(countedCart(cart), { shipping: shipping ?? 0, vat, isExpress });
  const isBlocked = cart.products.some(isStopped);
  const isHandedOver = cart.products.some(({ isDematerialized }) => !isDematerialized);
  const sentences = [...props.reassurance, ...(isHandedOver ? props.deliveryNotes : [])];
  return (
    <section className={styles.card} aria-label={messages.title}>
      <h2 className={styles.title}>{messages.title}</h2>
      {props.showFreeShipping && <FreeShipping cart={cart} />}
      {props.button && <BottleLimits bottles={cart.bottles} />}
      <dl className={styles.rows} aria-busy={view.busy}>
        <Row label={messages.subtotal} cents={cart.subtotal} />
        {due.discount > 0 && <Row label={discount({ code: cart.discountCode })} cents={-due.discount} />}
        {isHandedOver && (
          <>
            <dt>{messages.shipping}</dt>
            <dd>
              {shipping === null && <span className={styles.muted}>{messages.shippingUnknown}</span>}
              {shipping === 0 && messages.shippingFree}
              {shipping !== null && shipping > 0 && <Amount cents={shipping} />}
            </dd>
          </>
        )}
        {due.deducted > 0 && <Row label={deducted} cents={-due.deducted} />}
      </dl>
      <div
        className={styles.foot}
        data-fixed={props.button}
        data-over-bar={parameters.MOBILE_MENU_POSITION === 'BOTTOM'}
        data-blocked={isBlocked}
      >
        <p className={styles.total}>
          <span>
            {vat !== 'INCLUDED' ? totalExported : isHandedOver && shipping === null ? messages.totalWithoutShipping : messages.total}
          </span>
          <strong aria-live="polite">
            <Amount cents={due.total} />
          </strong>
        </p>
        {vat !== 'INCLUDED' && <p className={styles.muted}>{exported}</p>}
        {props.button && (
          <Button onClick={onNext} disabled={isBlocked} wide size="l">
            {messages.next}
          </Button>
        )}
        {props.button && isBlocked && (
          <p className={styles.muted} role="status">
            {messages.blocked}
          </p>
        )}
      </div>
      {sentences.length > 0 && (
        <ul className={styles.reassurance}>
          {sentences.map((sentence) => (
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
