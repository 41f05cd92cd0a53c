import { type Lang, languages } from '#messages/languages.ts';

/** Reads an amount that a person writes, in cents: `45,90`, `45.9`, `1 500`, with the currency or without; null for anything else. */
export function readAmount(text: string): number | null {
  const [, units, cents = ''] =
    /^(?:\p{Sc}|[A-Z]{3})?(\d{1,6})(?:[.,](\d{1,2}))?(?:\p{Sc}|[A-Z]{3})?$/u.exec(text.replace(/\s/gu, '')) ?? [];
  return units === undefined ? null : Number(units) * 100 + Number(cents.padEnd(2, '0'));
}

/** Cents as a person would write them into a field: `45,90` in French. */
export const writeAmount = (cents: number, lang: Lang): string =>
  new Intl.NumberFormat(languages[lang].locale, { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false }).format(
    cents / 100,
  );
