import type { Lang } from '#schemas/site.ts';

/** Where numbers and dates of a language are written its way. */
const formats: Record<Lang, string> = { fr: 'fr-FR', en: 'en-GB' };

/** Cents as people read them, e.g. `12,50 €`. */
export const formatMoney = (lang: Lang, cents: number, currency = 'EUR'): string =>
  new Intl.NumberFormat(formats[lang], { style: 'currency', currency }).format(cents / 100);

/** A date (YYYY-MM-DD) as people read it, e.g. `samedi 5 décembre 2026`. */
export const formatDate = (lang: Lang, date: string): string =>
  new Intl.DateTimeFormat(formats[lang], { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

/** A moment as people read it in a time zone, e.g. `5 déc. 2026, 14:03`. */
export const formatMoment = (lang: Lang, moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(formats[lang], { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(moment);
