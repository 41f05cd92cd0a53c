import { messages } from '#messages/generated/domain/dates.ts';
import { type Lang, languages } from '#messages/languages.ts';

/** The day (YYYY-MM-DD) `days` days after a day. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Returns the number of days from the first day to the other; negative if the other is earlier. */
export const daysFrom = (first: string, day: string): number =>
  (Date.parse(`${day}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / 86_400_000;

/**
 * A date in words with the first of a month as the language writes it: in French an ordinal (« mardi 1er décembre »), which the other days
 * are not. `Intl` knows no such thing.
 */
export const withOrdinal = (date: string, lang: Lang): string => date.replace(/(?<!\S)1(?=\s\p{L}{3})/u, messages[lang].first);

/** The day of a moment in words, as it was published: `21 novembre 2026`. */
export const dayInWords = (moment: string, lang: Lang): string =>
  withOrdinal(new Intl.DateTimeFormat(languages[lang].locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment)), lang);
