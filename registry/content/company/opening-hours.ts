import type { ParameterValues } from '#schemas/parameters/index.ts';
import type { Lang } from '#schemas/site.ts';

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

const messages = {
  fr: { closed: 'Fermé', days: ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'] },
  en: { closed: 'Closed', days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] },
};

/** `14:30` as a shop sign writes it: "14 h 30" in French. */
function formatTime(time: string, lang: Lang): string {
  const [hour = '', minute = ''] = time.split(':');
  if (lang === 'en') return `${Number(hour)}:${minute}`;
  return minute === '00' ? `${Number(hour)} h` : `${Number(hour)} h ${minute}`;
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
  const lines: { first: string; last: string; hours: string }[] = [];
  for (const [index, key] of keys.entries()) {
    const day = messages[lang].days[index] ?? '';
    const hours = formatDay(values[key], lang);
    const above = lines.at(-1);
    if (above?.hours === hours) above.last = day;
    else lines.push({ first: day, last: day, hours });
  }
  return lines.map(({ first, last, hours }) => ({
    days: first === last ? first : `${first} – ${lang === 'fr' ? last.toLowerCase() : last}`,
    hours,
  }));
}
