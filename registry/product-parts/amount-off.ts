import type { DecreasingDiscount } from '#schemas/product.ts';
import { formatPrice } from '#ui/price.tsx';

/** What a step of a decreasing price takes off each piece, as it is written: « −5 % », « −1,50 € ». */
export function amountOff({ type, amount }: Pick<DecreasingDiscount, 'type' | 'amount'>, locale: string): string {
  if (type === 'EURO') return `−${formatPrice(amount, locale)}`;
  const percent = new Intl.NumberFormat(locale.replace('_', '-'), { style: 'percent', maximumFractionDigits: 2 }).format(amount / 10_000);
  return `−${percent}`;
}
