import type { Lang } from '#schemas/site.ts';

/** Reads an amount of euros that a person writes, in cents: `45,90`, `45.9`, `1 500`; null for anything else. */
export function readEuros(text: string): number | null {
  const [, euros, cents = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?€?$/.exec(text.replace(/\s/gu, '')) ?? [];
  return euros === undefined ? null : Number(euros) * 100 + Number(cents.padEnd(2, '0'));
}

/** Cents as a person would write them into a field: `45,90` in French. */
export const writeEuros = (cents: number, lang: Lang): string => (cents / 100).toFixed(2).replace('.', lang === 'fr' ? ',' : '.');
