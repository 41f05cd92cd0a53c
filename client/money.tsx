import { createContext, type ReactNode, use } from 'react';
import { useSite } from './site.tsx';

const Currency = createContext<string | null>(null);

/** Writes the amounts of what stands in it in another currency than the site's: that of an order. */
export const InCurrency = ({ currency, children }: { currency: string; children: ReactNode }): ReactNode => (
  <Currency value={currency}>{children}</Currency>
);

/** Returns the format of amounts at a component's place, or for a given currency: `formatPrice(cents, useMoney())`. */
export function useMoney(own?: string): { locale: string; currency: string } {
  const { locale, currency } = useSite();
  const around = use(Currency);
  return { locale, currency: own ?? around ?? currency };
}
