import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountDueOf } from '#domain/amount-due.ts';
import { rateOf, type TaxedLine, vatOf, vatOfPrices } from '#domain/vat.ts';
import { taxationOf } from '#domain/vat-destination.ts';
import { euVatRates } from '#domain/vat-rates.ts';
import { vatTerritory } from '#domain/vat-territories.ts';

const aizenay = { alphaTwo: 'FR', postalCode: '85190' };
const rules = { seller: aizenay, deductsOnExport: false, usesOss: false };
const to = (alphaTwo: string, postalCode = '', change: Partial<typeof rules> = {}) =>
  taxationOf({ ...rules, ...change }, { alphaTwo, postalCode });
const goods = (total: number, vatRate: number, change: Partial<TaxedLine> = {}): TaxedLine => ({
  ...{ total, vatRate, marginScheme: false, hasShippingFees: true },
  ...change,
});

describe('VAT of the destination', () => {
  it('is that of the shop in France and Monaco, and for what is collected or sent nowhere', () => {
    expect([to('FR', '75001'), to('MC', '98000'), taxationOf(rules, null)]).toEqual(Array(3).fill({ kind: 'HOME' }));
  });

  it.each([
    ['Geneva', 'CH', '1204'],
    ['London', 'GB', 'SW1A 1AA'],
    ['Jersey', 'JE', 'JE2 3AB'],
    ['Andorra', 'AD', 'AD500'],
    ['Réunion, written as France', 'FR', '97 400'],
    ['Guadeloupe', 'GP', '97100'],
    ['Mayotte', 'FR', '97600'],
    ['Saint-Barthélemy', 'FR', '97133'],
    ['New Caledonia', 'FR', '98800'],
    ['the Canary Islands', 'ES', '35001'],
    ['Ceuta', 'ES', '51001'],
    ['Heligoland', 'DE', '27498'],
    ['Livigno', 'IT', '23041'],
    ['Åland', 'FI', '22100'],
  ])('of goods sent to %s is none: they are an export', (_name, alphaTwo, postalCode) => {
    expect(to(alphaTwo, postalCode)).toEqual({ kind: 'EXPORT', isDeducted: false });
  });

  it('stays that of the shop within the EU below the threshold, and is that of the country under the one-stop shop', () => {
    expect(to('DE', '10115')).toEqual({ kind: 'HOME' });
    expect(to('DE', '10115', { usesOss: true })).toEqual({
      ...{ kind: 'OSS', country: 'DE', homeStandard: 2000 },
      rates: { standard: 1900, reduced: 700 },
    });
    expect(to('GB', 'bt1 5gs', { usesOss: true })).toMatchObject({ kind: 'OSS', country: 'XI' });
    expect(to('ES', '28001', { usesOss: true })).toMatchObject({ country: 'ES' });
  });

  it('of a shop in an overseas department is its own there, and an export from there on', () => {
    const seller = { alphaTwo: 'FR', postalCode: '97200' };
    expect(taxationOf({ ...rules, seller }, { alphaTwo: 'GP', postalCode: '97110' })).toEqual({ kind: 'HOME' });
    expect(taxationOf({ ...rules, seller, usesOss: true }, aizenay)).toEqual({ kind: 'EXPORT', isDeducted: false });
  });

  it('takes the standard rate for standard goods, the reduced one for reduced goods, and none for what bears none', () => {
    const rateTo = (country: string, rate: number) => rateOf(goods(1000, rate), to(country, '', { usesOss: true })).vatRate;
    expect([2000, 1000, 550, 210, 0].map((rate) => rateTo('DE', rate))).toEqual([1900, 700, 700, 700, 0]);
    expect(rateTo('DK', 550)).toBe(2500);
  });

  it('has a standard rate of 15 % or more and a reduced one that is not above it for each of the 27 states', () => {
    const rates = Object.values(euVatRates);
    expect(Object.keys(euVatRates)).toHaveLength(28);
    expect(rates.every(({ standard, reduced }) => standard >= 1500 && standard <= 2700 && reduced > 0 && reduced <= standard)).toBe(true);
  });

  it('of used goods keeps the margin scheme within the EU, and is an exempt export beyond', () => {
    const used = goods(4500, 2000, { marginScheme: true });
    expect(rateOf(used, to('DE', '10115', { usesOss: true }))).toEqual({ vatRate: 0, marginScheme: true });
    expect(rateOf(used, to('CH', '1204'))).toEqual({ vatRate: 0, marginScheme: false });
  });

  it('of what is rented or downloaded is that of the shop wherever it goes', () => {
    expect(rateOf(goods(4500, 2000, { leavesShop: false }), to('CH', '1204')).vatRate).toBe(2000);
  });

  it('exempts nothing in a shop that has no VAT', () => {
    expect(vatOfPrices([goods(4500, 0)], to('CH', '1204'))).toBe('INCLUDED');
  });

  it('names territories that are taxed alike by one name', () => {
    expect(vatTerritory({ alphaTwo: 'MQ', postalCode: '97200' })).toBe(vatTerritory({ alphaTwo: 'FR', postalCode: '97110' }));
  });
});

describe('an export without the VAT in its prices', () => {
  const lines = [goods(12_000, 2000), goods(1055, 550), goods(4500, 2000, { marginScheme: true })];
  const taxation = { kind: 'EXPORT', isDeducted: true } as const;

  it('takes off each line the VAT that it bears at home: 20 € of 120 €, nothing under the margin scheme', () => {
    expect(vatOf({ lines, discount: 0, shipping: 0, taxation })).toMatchObject({
      lines: [0, 0, 0],
      lineDeductions: [2000, 55, 0],
      deducted: 2055,
      shippingRates: [],
    });
  });

  it('takes off the fee the VAT of what it carries', () => {
    const [dress] = lines;
    expect(vatOf({ lines: dress ? [dress] : [], discount: 0, shipping: 600, taxation })).toMatchObject({
      deducted: 2100,
      shippingRates: [{ vatRate: 0, gross: 500, vat: 0 }],
    });
  });

  it('costs what the same order costs at home less its VAT, to the cent, and what is shown is what is computed', () => {
    const line = fc.record({
      total: fc.integer({ min: 0, max: 100_000 }),
      vatRate: fc.constantFrom(2000, 1000, 550, 210, 0),
      marginScheme: fc.constant(false),
      hasShippingFees: fc.boolean(),
      isDiscounted: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1 }), fc.nat(5000), fc.nat(100), (lines, fee, percent) => {
        const covered = lines.reduce((sum, each) => sum + (each.isDiscounted ? each.total : 0), 0);
        const discount = Math.round((covered * percent) / 100);
        const home = vatOf({ lines, discount, shipping: fee });
        const abroad = vatOf({ lines, discount, shipping: fee, taxation });
        expect(abroad.deducted).toBe(home.lines.reduce((sum, each) => sum + each, home.shipping));
        const total = lines.reduce((sum, each) => sum + each.total, 0) - discount;
        const cart = { total, discount, appliedDiscount: null, lines };
        const shown = amountDueOf(cart, { shipping: fee, vat: 'DEDUCTED', isExpress: false });
        const paid = lines.map((each, index) => each.total - (abroad.discounts[index] ?? 0) - (abroad.lineDeductions[index] ?? 0));
        const sent = abroad.shippingRates.reduce((sum, { gross }) => sum + gross, 0);
        const carried = lines.some((each) => each.hasShippingFees && each.total > 0) ? sent : fee;
        expect(shown.total).toBe(paid.reduce((sum, each) => sum + each, carried));
      }),
    );
  });

  it('leaves the prices of an export as they are where the owner keeps them', () => {
    const cart = { total: 12_000, discount: 0, appliedDiscount: null, lines };
    expect(amountDueOf(cart, { shipping: 600, vat: 'EXEMPT', isExpress: false })).toEqual({ discount: 0, deducted: 0, total: 12_600 });
  });
});
