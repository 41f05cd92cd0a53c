import { useSite, useWords } from '#client/site.tsx';
import type { Cart } from '#schemas/cart.ts';
import { formatPrice } from '#ui/price.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { words as allWords } from './words.ts';

/** How far the cart is from free shipping; nothing where the shop has no such rule. */
export function FreeShipping({ cart }: { cart: Pick<Cart, 'total' | 'freeShippingRemaining'> }) {
  const words = useWords(allWords);
  const { locale } = useSite();
  const remaining = cart.freeShippingRemaining;
  if (remaining === null) return null;
  const reached = remaining <= 0;
  return (
    <ProgressBar
      value={reached ? 1 : cart.total / (cart.total + remaining)}
      text={reached ? words.freeShippingReached : words.freeShippingLeft(formatPrice(remaining, locale))}
    />
  );
}
