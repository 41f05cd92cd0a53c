import { messages } from '#messages/generated/registry/content/company/opening-hours.ts';
import { type Lang, languages } from '#messages/languages.ts';
import type { ParameterValues } from '#schemas/parameters/index.ts';

/** A line of the opening hours: neighbouring days with equal hours share one. */
export type HoursLine = { days: string; hours: string };

const keys = [
  'OPENING_HOURS_MONDAY',
  'OPENING_HOURS_TUESDAY',
  'OPENING_HOURS_WEDNESDAY',
  'OPENING_HOURS_THURSDAY',
  'OPENING_HOURS_FRIDAY',
  'OPENING_HOURS_SATURDAY',
  'OPENING_HOURS_SUNDAY',
] as const;

/** A Monday, in ms; the six days after it make a week. */
const monday = Date.UTC(2024, 0, 1);

const capitalised = (text: string, lang: Lang): string => text.charAt(0).toLocaleUpperCase(lang) + text.slice(1);

/** `14:30` as a shop sign writes it: "14 h 30" in French. */
function formatTime(time: string, lang: Lang): string {
  const [hour = '', minute = ''] = time.split(':');
  const parts = { hour: Number(hour), minute };
  return minute === '00' ? messages[lang].fullHour(parts) : messages[lang].time(parts);
}

function formatDay(value: string, lang: Lang): string {
  if (value === '') return messages[lang].closed;
  return value
    .split(',')
    .map((range) =>
      range
        .trim()
        .split('-')
        .map((time) => formatTime(time, lang))
        .join(' – '),
    )
    .join(', ');
}

/** The shop's opening hours, Monday first; none when no day has any. */
export function openingHours(values: ParameterValues, lang: Lang): HoursLine[] {
  if (keys.every((key) => values[key] === '')) return [];
  const weekday = new Intl.DateTimeFormat(languages[lang].locale, { weekday: 'long', timeZone: 'UTC' });
  const lines: { first: string; last: string; hours: string }[] = [];
  for (const [index, key] of keys.entries()) {
    const day = weekday.format(monday + index * 86_400_000);
    const hours = formatDay(values[key], lang);
    const above = lines.at(-1);
    if (above?.hours === hours) above.last = day;
    else lines.push({ first: day, last: day, hours });
  }
  return lines.map(({ first, last, hours }) => ({
    days: capitalised(first === last ? first : `${first} – ${last}`, lang),
    hours,
  }));
}
