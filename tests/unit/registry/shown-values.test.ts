import { describe, expect, it } from 'vitest';
import { dayInWords, formatDate, formatDay, formatMinute, formatMoment, zoneName } from '#domain/date-formats.ts';
import { amountOff } from '#registry/catalogue/products/reduction.ts';
import { vintagesOf } from '#registry/catalogue/products/vintages.ts';
import { currencyName, currencySymbol, formatPrice, formatUnits } from '#ui/format-price.ts';

/** Spaces that do not break are spaces all the same. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

const french = { locale: 'fr_FR', currency: 'EUR' };
const english = { locale: 'en_US', currency: 'EUR' };

describe('what is shown', () => {
  it('of a price has 2 decimals', () => {
    expect([2900, 5, 123_456].map((cents) => plain(formatPrice(cents, french)))).toEqual(['29,00 €', '0,05 €', '1 234,56 €']);
    expect(formatPrice(2950, english)).toBe('€29.50');
  });

  it('of a price is in the currency of the shop, with 2 decimals where a language leaves them out', () => {
    const written = (currency: string) => ['fr_FR', 'en_US'].map((locale) => plain(formatPrice(123_450, { locale, currency })));
    expect(written('CHF')).toEqual(['1 234,50 CHF', 'CHF 1,234.50']);
    expect(written('USD')).toEqual(['1 234,50 $US', '$1,234.50']);
    expect(written('AFN')).toEqual(['1 234,50 AFN', 'AFN 1,234.50']);
  });

  it('of a currency is its sign and its name as the language counts it', () => {
    const francs = { locale: 'fr_FR', currency: 'CHF' };
    expect([currencySymbol(french), currencySymbol(francs), plain(formatUnits(1200, francs))]).toEqual(['€', 'CHF', '1 200 CHF']);
    expect([currencyName(french), currencyName(francs), currencyName(english)]).toEqual(['euros', 'francs suisses', 'euros']);
  });

  it('of what is taken off has a minus sign, as a discount has', () => {
    expect(plain(formatPrice(-500, french))).toBe('−5,00 €');
    expect(formatPrice(-500, english)).toBe('−€5.00');
  });

  it('of a percent discount is %, of an amount in its currency', () => {
    expect(plain(amountOff({ type: 'PERCENT', amount: 500 }, french))).toBe('−5 %');
    expect(plain(amountOff({ type: 'EURO', amount: 150 }, french))).toBe('−1,50 €');
  });

  it('of years is sorted newest first, each once', () => {
    const bottle = (year: number | null) => ({ year, price: 900, quantity: 3, setQuantity: true });
    const declination = [2018, 2022, null, 2019, 2022].map(bottle) as Parameters<typeof vintagesOf>[0]['declination'];
    expect(vintagesOf({ url: '/wines/coteau/4', declination }).map(({ year }) => year)).toEqual([2022, 2019, 2018]);
  });

  it('of a date is day/month/year; of a date and time also hours:minutes:seconds', () => {
    for (const lang of ['fr', 'en'] as const) {
      const context = { lang, timeZone: 'Europe/Paris' };
      expect(formatDate('2026-11-24T12:05:09Z', context)).toBe('24/11/2026');
      expect(formatMoment('2026-11-24T12:05:09Z', context)).toBe('24/11/2026 13:05:09');
    }
  });

  it('of a moment follows the shop’s clock wherever the reader is, and the zone has a name', () => {
    const reunion = { lang: 'fr', timeZone: 'Indian/Reunion' } as const;
    expect(formatDate('2026-11-24T22:30:00Z', reunion)).toBe('25/11/2026');
    expect(formatMinute('2026-11-24T22:30:00Z', reunion)).toBe('25/11/2026 02:30');
    expect([
      zoneName(reunion),
      zoneName({ lang: 'fr', timeZone: 'Europe/Paris' }),
      zoneName({ lang: 'en', timeZone: 'Europe/Paris' }),
    ]).toEqual(['heure de La Réunion', 'heure d’Europe centrale', 'Central European Time']);
  });

  it('of the first day of a month is an ordinal in French, of the others a number', () => {
    expect(['2026-12-01', '2026-12-11', '2026-12-21'].map((day) => formatDay(day, 'fr'))).toEqual([
      ...['mardi 1er décembre', 'vendredi 11 décembre', 'lundi 21 décembre'],
    ]);
    expect(formatDay('2026-12-01', 'en')).toBe('Tuesday 1 December');
    expect(dayInWords('2026-12-01T09:00:00Z', 'fr')).toBe('1er décembre 2026');
  });
});
