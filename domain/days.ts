import type { Lang } from '#schemas/site.ts';

/** The day (YYYY-MM-DD) `days` days after a day. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** How many days a day comes after another; negative when it comes before. */
export const daysFrom = (first: string, day: string): number =>
  (Date.parse(`${day}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / 86_400_000;

/**
 * A date in words with its day as French writes it: the first of a month is an ordinal (« mardi 1er décembre »), the other days are
 * not. `Intl` knows no such thing.
 */
export const withOrdinal = (date: string, lang: Lang): string => (lang === 'fr' ? date.replace(/(?<!\S)1(?=\s\p{L}{3})/u, '1er') : date);

/** The day of a moment in words, as it was published: `21 novembre 2026`. */
export const dayInWords = (moment: string, lang: Lang): string =>
  withOrdinal(
    new Intl.DateTimeFormat(lang === 'fr' ? 'fr-FR' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment)),
    lang,
  );
