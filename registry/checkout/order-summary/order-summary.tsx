import { useEffect, useRef, useState } from 'react';
import { useCart } from '#client/shop/cart.ts';
import { useDelivery } from '#client/shop/delivery.ts';
import type { CartView, DeliveryView } from '#client/shop/views.ts';
import { useLocalPath, useMessages, useSite } from '#client/site.tsx';
import { amountDueOf, countedCart } from '#domain/amount-due.ts';
import { messages as allMessages } from '#messages/generated/registry/checkout/order-summary.ts';
import { Amount } from '#registry/account/orders/amount.tsx';
import { OrderLines } from '#registry/account/orders/order-lines.tsx';
import { OrderTotals } from '#registry/account/orders/order-totals.tsx';
import { isCartWaiting } from '#registry/buying/cart/cart-trouble.tsx';
import type { OrderSummaryProps } from '#registry/generated/order-summary.ts';
import type { BlockProps } from '#renderer/types.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { deliveryLine } from './delivery-line.ts';
import { orderSummaryStyles as styles } from './styles.ts';

type OrderSummaryViewProps = OrderSummaryProps & { cart: CartView; delivery: DeliveryView };

/** Lines, delivery and totals at a glance. Open beside a form, folded above it on a phone, where the total stays in sight. */
export function OrderSummaryView({ cart: view, delivery, showPictures, showChange }: OrderSummaryViewProps) {
  const messages = useMessages(allMessages);
  const to = useLocalPath();
  const { lang } = useSite();
  const box = useRef<HTMLDetailsElement>(null);
  // Null until the width of the screen is known: the styles show the lines beside a form, so that nothing moves.
  const [isOpen, setOpen] = useState<boolean | null>(null);
  useEffect(() => setOpen(box.current?.open || matchMedia('(min-width: 768px)').matches), []);
  const { cart } = view;
  if (!cart) return isCartWaiting(view) ? <Waiting label={messages.loading} /> : null;
  if (cart.products.length === 0) return null;
  const shipping = delivery.type === 'empty' ? null : delivery.price;
  // The way of delivery gives the destination.
  const vat = shipping === null ? 'INCLUDED' : delivery.vat;
  const due = amountDueOf(countedCart(cart), { shipping: shipping ?? 0, vat, isExpress: delivery.isExpress });
  const line = deliveryLine(delivery, lang);
  return (
    <details
      ref={box}
      className={styles.card}
      open={isOpen ?? false}
      data-unset={isOpen === null || undefined}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <span className={styles.title}>
          <span className={styles.heading}>{messages.title}</span>
          <span className={styles.muted}>{messages.pieces({ count: cart.totalProduct })}</span>
        </span>
        <strong aria-live="polite">
          <Amount cents={due.total} />
        </strong>
      </summary>
      <div className={styles.body} aria-busy={view.busy}>
        <div className={showPictures ? styles.lines : styles.plain}>
          <OrderLines lines={cart.products} />
        </div>
        {line && <p className={styles.muted}>{line}</p>}
        <OrderTotals
          subtotal={cart.subtotal}
          discount={due.discount}
          discountCode={cart.discountCode}
          shipping={shipping}
          hasDelivery={cart.products.some(({ isDematerialized }) => !isDematerialized)}
          total={due.total}
          {...(vat !== 'INCLUDED' && { exported: { deducted: due.deducted } })}
          hasMargin={cart.products.some(({ offer }) => offer === 'SECOND_HAND')}
        />
        {showChange && (
          <a className={styles.change} href={to('/cart')}>
            {messages.change}
          </a>
        )}
      </div>
    </details>
  );
}

/** The card's place: as high as it is when folded. */
const Waiting = ({ label }: { label: string }) => (
  <div className={styles.card}>
    <div className={styles.waiting}>
      <Skeleton label={label} shape="amount" count={2} />
    </div>
  </div>
);

/** The summary, joined to the machines of cart and delivery. */
export function OrderSummary({ node }: BlockProps<OrderSummaryProps>) {
  return <OrderSummaryView {...node.props} cart={useCart()} delivery={useDelivery()} />;
}
export default OrderSummary;
