import type { Lang } from '#schemas/site.ts';

const intlLocale = { fr: 'fr-FR', en: 'en-GB' } as const satisfies Record<Lang, string>;

/** The month (YYYY-MM) of a day (YYYY-MM-DD). */
export const monthOf = (day: string): string => day.slice(0, 7);

/** A month (YYYY-MM) in words: `novembre 2026`. */
export const monthTitle = (month: string, lang: Lang): string =>
  month === ''
    ? ''
    : new Intl.DateTimeFormat(intlLocale[lang], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${month}-01T00:00:00Z`),
      );

/** The days (YYYY-MM-DD) of a month under the weekdays from Monday on; null where a week reaches into another month. */
export function monthWeeks(month: string): (string | null)[][] {
  if (month === '') return [];
  const first = new Date(`${month}-01T00:00:00Z`);
  const before = (first.getUTCDay() + 6) % 7;
  const count = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const places = Math.ceil((before + count) / 7) * 7;
  const days = Array.from({ length: places }, (_, place) => {
    const day = place - before + 1;
    return day < 1 || day > count ? null : `${month}-${String(day).padStart(2, '0')}`;
  });
  return Array.from({ length: places / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** The names of the weekdays from Monday on, short for the eye and long for the ear. */
export function weekdayNames(lang: Lang): { short: string; long: string }[] {
  const monday = Date.UTC(2026, 0, 5);
  const name = (day: number, weekday: 'short' | 'long') =>
    new Intl.DateTimeFormat(intlLocale[lang], { weekday, timeZone: 'UTC' }).format(new Date(monday + day * 86_400_000));
  return Array.from({ length: 7 }, (_, day) => ({ short: name(day, 'short').replace('.', ''), long: name(day, 'long') }));
}
