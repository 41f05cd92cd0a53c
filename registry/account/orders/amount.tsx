import { useSite } from '#client/site.tsx';
import { formatPrice } from '#ui/price.tsx';

/** An amount of integer cents in the page's locale; figures of a column stand under one another. */
export function Amount({ cents }: { cents: number }) {
  return <span style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>{formatPrice(cents, useSite().locale)}</span>;
}
