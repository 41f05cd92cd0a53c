import { useMoney } from '#client/money.tsx';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/buying/cart.ts';
import type { Cart } from '#schemas/cart.ts';
import { formatPrice } from '#ui/format-price.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';

type FreeShippingCart = Pick<Cart, 'subtotal' | 'freeShippingRemaining' | 'bottles' | 'products'>;

/**
 * Shows the amount before a discount code, or the number of bottles, that is left until free shipping. Nothing if the shop has no such
 * rule, or nothing is sent.
 */
export function FreeShipping({ cart: { subtotal, freeShippingRemaining: amount, bottles, products } }: { cart: FreeShippingCart }) {
  const messages = useMessages(allMessages);
  const money = useMoney();
  const more = bottles?.freeShippingRemaining ?? null;
  if ((amount === null && more === null) || products.every(({ isDematerialized }) => isDematerialized)) return null;
  const reached = amount === 0 || more === 0;
  const ways = [amount !== null && formatPrice(amount, money), more !== null && messages.bottles({ count: more })].filter(
    (way) => way !== false,
  );
  const done = Math.max(share(subtotal, amount), share(bottles?.count ?? 0, more));
  return (
    <ProgressBar
      value={reached ? 1 : done}
      text={reached ? messages.freeShippingReached : messages.freeShippingLeft({ amount: ways.join(messages.or) })}
    />
  );
}

/** The part of the way that is gone; none where there is no way. */
const share = (gone: number, remaining: number | null): number => (remaining === null ? 0 : gone / (gone + remaining));
