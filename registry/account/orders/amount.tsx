import { useMoney } from '#client/money.tsx';
import { formatPrice } from '#ui/format-price.ts';

/** An amount of integer cents in the page's locale and a currency, or that of what it stands in; figures of a column stand in line. */
export function Amount({ cents, currency }: { cents: number; currency?: string }) {
  return <span style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>{formatPrice(cents, useMoney(currency))}</span>;
}
