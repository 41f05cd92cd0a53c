import { describe, expect, it } from 'vitest';
import { formatDate, formatMoment } from '#registry/order-parts/dates.ts';
import { amountOff } from '#registry/product-parts/amount-off.ts';
import { vintagesOf } from '#registry/product-parts/vintages.ts';
import { formatPrice } from '#ui/price.tsx';

/** Spaces that do not break are spaces all the same. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('what is shown', () => {
  it('of a price has 2 decimals', () => {
    expect([2900, 5, 123_456].map((cents) => plain(formatPrice(cents, 'fr_FR')))).toEqual(['29,00 €', '0,05 €', '1 234,56 €']);
    expect(formatPrice(2950, 'en_US')).toBe('€29.50');
  });

  it('of a percent discount is %, of a euro discount €', () => {
    expect(plain(amountOff({ type: 'PERCENT', amount: 500 }, 'fr_FR'))).toBe('−5 %');
    expect(plain(amountOff({ type: 'EURO', amount: 150 }, 'fr_FR'))).toBe('−1,50 €');
  });

  it('of years is sorted newest first, each once', () => {
    const bottle = (year: number | null) => ({ year, price: 900, quantity: 3, setQuantity: true });
    const declination = [2018, 2022, null, 2019, 2022].map(bottle) as Parameters<typeof vintagesOf>[0]['declination'];
    expect(vintagesOf({ url: '/wines/coteau/4', declination }).map(({ year }) => year)).toEqual([2022, 2019, 2018]);
  });

  it('of a date is day/month/year; of a date and time also hours:minutes:seconds', () => {
    for (const lang of ['fr', 'en'] as const) {
      expect(formatDate('2026-11-24T12:05:09Z', lang)).toBe('24/11/2026');
      expect(formatMoment('2026-11-24T12:05:09Z', lang)).toMatch(/^24\/11\/2026 \d{2}:05:09$/);
    }
  });
});
