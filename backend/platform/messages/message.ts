import { withOrdinal } from '#domain/days.ts';
import type { Lang } from '#schemas/site.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export type MessageKey = keyof typeof fr;
export type MessageParams = Readonly<Record<string, string | number>>;

const messages: Record<Lang, Record<MessageKey, string>> = { fr, en };

/** A message in a language, its `{name}` places filled. */
export function message(lang: Lang, key: MessageKey, params: MessageParams = {}): string {
  return messages[lang][key].replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place));
}

/** Where numbers and dates of a language are written its way. */
const formats: Record<Lang, string> = { fr: 'fr-FR', en: 'en-GB' };

/** Cents of a currency (ISO 4217) as people read them, e.g. `12,50 €`; what is taken off with a minus sign, `−5,00 €`. */
export const formatMoney = (lang: Lang, cents: number, currency: string): string =>
  new Intl.NumberFormat(formats[lang], { style: 'currency', currency, minimumFractionDigits: 2, maximumFractionDigits: 2 })
    .format(cents / 100)
    .replace('-', '−');

/** A label and what stands behind it, with the colon as the language writes it: `Total : 12 €`, `Total: €12`. */
export const labelled = (lang: Lang, label: string, value: string): string => `${label}${lang === 'fr' ? ' :' : ':'} ${value}`;

/** A date (YYYY-MM-DD) as people read it, e.g. `samedi 5 décembre 2026`. */
export const formatDate = (lang: Lang, date: string): string =>
  withOrdinal(new Intl.DateTimeFormat(formats[lang], { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`)), lang);

/** A moment as people read it in a time zone, e.g. `5 déc. 2026, 14:03`. */
export const formatMoment = (lang: Lang, moment: Date, timeZone: string): string =>
  withOrdinal(new Intl.DateTimeFormat(formats[lang], { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(moment), lang);
