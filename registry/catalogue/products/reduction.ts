import type { DecreasingDiscount } from '#schemas/product.ts';
import { formatPrice, type MoneyFormat } from '#ui/format-price.ts';

type Priced = { price: number; referencePrice: number | null };

/**
 * By how much a price is reduced, in whole percent of the reference price (the lowest of the 30 days before, Code de la
 * consommation L112-1-1); 0 without one: a reduction that cannot be proved is not announced.
 */
export const percentOff = ({ price, referencePrice }: Priced): number =>
  referencePrice !== null && referencePrice > price ? Math.round((1 - price / referencePrice) * 100) : 0;

/** Formats the discount for each piece at a step of a decreasing price: « −5 % », « −1,50 € ». */
export function amountOff({ type, amount }: Pick<DecreasingDiscount, 'type' | 'amount'>, money: MoneyFormat): string {
  if (type === 'EURO') return `−${formatPrice(amount, money)}`;
  const percent = new Intl.NumberFormat(money.locale.replace('_', '-'), { style: 'percent', maximumFractionDigits: 2 }).format(
    amount / 10_000,
  );
  return `−${percent}`;
}
