import { messages } from '#messages/generated/domain/dates.ts';
import { languages } from '#messages/languages.ts';
import type { DeliveryPromise } from '#schemas/delivery.ts';
import type { Lang } from '#schemas/site.ts';

/** Language of the page, and time zone of the shop as an IANA name. */
export type DateContext = { lang: Lang; timeZone: string };

/** Making one takes far longer than using it, and a page asks for the same few. There are some 400 time zones. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(lang: Lang, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = lang + JSON.stringify(options);
  const format = formats.get(name) ?? new Intl.DateTimeFormat(languages[lang].locale, options);
  formats.set(name, format);
  return format;
}

/**
 * A date in words with the first of a month as the language writes it: in French an ordinal (« mardi 1er décembre »), which the other days
 * are not. `Intl` knows no such thing.
 */
export const withOrdinal = (date: string, lang: Lang): string => date.replace(/(?<!\S)1(?=\s\p{L}{3})/u, messages[lang].first);

/** The day of a moment in words, as it was published: `21 novembre 2026`. */
export const dayInWords = (moment: string, lang: Lang): string =>
  withOrdinal(formatOf(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment)), lang);

/** A moment (UTC ISO) as its day in the shop's time zone: `24/11/2026`. */
export const formatDate = (moment: string, { lang, timeZone }: DateContext): string =>
  formatOf(lang, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone }).format(new Date(moment));

const formatTime = (moment: string, { lang, timeZone }: DateContext, timeStyle: 'short' | 'medium'): string =>
  formatOf(lang, { timeStyle, hour12: false, timeZone }).format(new Date(moment));

/** A moment (UTC ISO) with its time in the shop's time zone: `24/11/2026 17:05:09`. */
export const formatMoment = (moment: string, context: DateContext): string =>
  `${formatDate(moment, context)} ${formatTime(moment, context, 'medium')}`;

/** A moment (UTC ISO) to the minute, in the shop's time zone: `24/11/2026 17:05`. */
export const formatMinute = (moment: string, context: DateContext): string =>
  `${formatDate(moment, context)} ${formatTime(moment, context, 'short')}`;

/** A moment (UTC ISO) in words, in the shop's time zone: `samedi 12 décembre 2026 à 10:00`. */
export const formatMomentInWords = (moment: string | Date, { lang, timeZone }: DateContext): string =>
  withOrdinal(formatOf(lang, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(new Date(moment)), lang);

/** The name of a time zone in a language: `heure d’Europe centrale`. */
export function zoneName({ lang, timeZone }: DateContext): string {
  const parts = formatOf(lang, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(Date.UTC(2026, 0, 1));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** The month (YYYY-MM) of a calendar day (YYYY-MM-DD). */
export const monthOf = (day: string): string => day.slice(0, 7);

/** A calendar day (YYYY-MM-DD, whatever the time zone) in figures: `24/11/2026`. */
export const formatCalendarDate = (day: string, lang: Lang): string => formatDate(`${day}T00:00:00Z`, { lang, timeZone: 'UTC' });

/** A calendar day (YYYY-MM-DD, whatever the time zone) in words: `mardi 24 novembre`. */
export const formatDay = (day: string, lang: Lang): string =>
  withOrdinal(
    formatOf(lang, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`)),
    lang,
  );

/**
 * Two calendar days (YYYY-MM-DD) as a span: `entre mardi 1er et jeudi 3 décembre`, `between Tuesday 1 and Thursday 3 December`; one day
 * alone: `mardi 1er décembre`.
 */
export function formatDaySpan(from: string, to: string, lang: Lang): string {
  if (from === to) return formatDay(to, lang);
  const isOneMonth = monthOf(from) === monthOf(to);
  const first = isOneMonth
    ? withOrdinal(
        `${formatOf(lang, { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${from}T00:00:00Z`))} ${dayOfMonth(from, lang)}`,
        lang,
      )
    : formatDay(from, lang);
  return messages[lang].span({ first, last: formatDay(to, lang) });
}

/** Formats the expected arrival of an order, after `Delivery expected`: `entre mardi 1er et jeudi 3 décembre`, `in 3 to 5 working days`. */
export function formatPromise(promise: DeliveryPromise, lang: Lang): string {
  if ('from' in promise) return formatDaySpan(promise.from, promise.to, lang);
  const { minDays, maxDays } = promise;
  return minDays === maxDays ? messages[lang].promise({ days: maxDays }) : messages[lang].promiseRange({ min: minDays, max: maxDays });
}

/** The day of a calendar day (YYYY-MM-DD) in its month, as `formatDay` names it: `24`, in French `1er` for the first. */
export const dayOfMonth = (day: string, lang: Lang): string => (day.endsWith('-01') ? messages[lang].first : String(Number(day.slice(8))));

/** An hour of the shop (HH:MM): `14 h 30` in French, `14:30` in English. */
export function formatHour(hour: string, lang: Lang): string {
  const [paddedHours = '', minutes = '00'] = hour.split(':');
  const parts = { hours: Number(paddedHours), paddedHours, minutes };
  return minutes === '00' ? messages[lang].wholeHour(parts) : messages[lang].hour(parts);
}

/** A slot of hours: `de 14 h à 15 h 30`, `14:00 to 15:30`. */
export const formatHours = (from: string, to: string, lang: Lang): string =>
  messages[lang].hours({ from: formatHour(from, lang), to: formatHour(to, lang) });
