import type { ReactNode } from 'react';
import type { CheckoutView, DeliveryView } from '#client/shop/views.ts';
import { useLocalPath, useMessages, useSite } from '#client/site.tsx';
import { amountDueOf, countedCart } from '#domain/amount-due.ts';
import { formatDay, formatHours, formatPromise } from '#domain/date-formats.ts';
import { promiseOf } from '#domain/delivery-dates.ts';
import { messages as orderMessages } from '#messages/generated/registry/account/orders.ts';
import { messages as allMessages } from '#messages/generated/registry/checkout/payment-step.ts';
import { AddressLines } from '#registry/account/orders/address-lines.tsx';
import { OrderLines } from '#registry/account/orders/order-lines.tsx';
import { OrderTotals } from '#registry/account/orders/order-totals.tsx';
import { RelayLines } from '#registry/account/orders/relay-lines.tsx';
import type { Cart } from '#schemas/cart.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { paymentStepStyles as styles } from './styles.ts';

export type ReviewProps = { view: CheckoutView; cart: Cart; delivery: DeliveryView };

/** The order as it would be placed, each part with the way to change it. */
export function Review({ view, cart, delivery }: ReviewProps) {
  const messages = useMessages(allMessages);
  const { contact, deliveryAddress, billingAddress, billingSame } = view;
  const shipping = delivery.price ?? 0;
  const due = amountDueOf(countedCart(cart), { shipping, vat: delivery.vat, isExpress: delivery.isExpress });
  return (
    <div className={styles.review}>
      <Part title={messages.review} href="/cart" change={messages.changeCart} wide>
        <OrderLines lines={cart.products} />
        <OrderTotals
          subtotal={cart.subtotal}
          discount={due.discount}
          discountCode={cart.discountCode}
          shipping={shipping}
          hasDelivery={cart.products.some(({ isDematerialized }) => !isDematerialized)}
          total={due.total}
          {...(delivery.vat !== 'INCLUDED' && { exported: { deducted: due.deducted } })}
          hasMargin={cart.products.some(({ offer }) => offer === 'SECOND_HAND')}
        />
      </Part>
      <Part title={messages.details} href="/cart/address" change={messages.changeDetails}>
        <p className={styles.lines}>
          <span>
            {contact.firstname} {contact.lastname}
          </span>
          <span>{contact.email}</span>
          <span>{contact.phone}</span>
        </p>
      </Part>
      {delivery.kind !== 'NO_DELIVERY' && <Delivered delivery={delivery} deliveryAddress={deliveryAddress} />}
      {!billingSame && billingAddress && (
        <Part title={messages.billing} href="/cart/address" change={messages.changeDetails}>
          <AddressLines address={billingAddress} />
        </Part>
      )}
    </div>
  );
}

/** Shows the delivery address and date of the order. */
function Delivered({ delivery, deliveryAddress }: Pick<ReviewProps, 'delivery'> & Pick<CheckoutView, 'deliveryAddress'>) {
  const messages = useMessages(allMessages);
  const { promised } = useMessages(orderMessages);
  const { lang } = useSite();
  const isCollected = delivery.kind === 'CLICK_AND_COLLECT';
  return (
    <Part title={isCollected ? messages.collect : messages.delivery} href="/cart/shipping" change={messages.changeDetails}>
      {isCollected && delivery.slot && (
        <p className={styles.lines}>
          <span>{formatDay(delivery.slot.date, lang)}</span>
          <span>{formatHours(delivery.slot.from, delivery.slot.to, lang)}</span>
        </p>
      )}
      {delivery.accessPoint && delivery.kind === 'PICKUP' && <RelayLines point={delivery.accessPoint} />}
      {!isCollected && delivery.kind !== 'PICKUP' && deliveryAddress && <AddressLines address={deliveryAddress} />}
      {delivery.carrier && <p className={styles.muted}>{delivery.carrier.name}</p>}
      {delivery.carrier && !isCollected && <p>{promised({ when: formatPromise(promiseOf(delivery.carrier), lang) })}</p>}
    </Part>
  );
}

type PartProps = { title: string; href: string; change: string; wide?: boolean; children: ReactNode };

function Part({ title, href, change, wide = false, children }: PartProps) {
  const to = useLocalPath();
  return (
    <section className={styles.part} data-wide={wide}>
      <div className={styles.partHead}>
        <h2 className={styles.partTitle}>{title}</h2>
        <a href={to(href)}>
          {change}
          {!wide && <VisuallyHidden> : {title}</VisuallyHidden>}
        </a>
      </div>
      {children}
    </section>
  );
}
