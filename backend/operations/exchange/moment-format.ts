import type { Lang } from '#schemas/site.ts';
import { CellRefused, type Format, required } from './formats.ts';

/** The first year that is taken for one. */
const firstYear = 1900;

/**
 * A moment in UTC, which spreadsheets leave as it is: `2026-11-20T09:00:00.000Z`. A day is its beginning; where the language writes the
 * day first, also as its spreadsheets write it, in French `20/11/2026`.
 */
export function moment(lang: Lang): Format<Date> {
  const dayFirst = dayFirstIn(lang);
  return {
    show: (value) => value.toISOString(),
    read: (cell) => {
      const wanted = required(cell).trim();
      const written = dayFirst?.exec(wanted);
      const plain = written ? `${written[3]}-${written[2]}-${written[1]}` : wanted;
      const found = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z)?$/.exec(plain);
      const value = new Date(found ? plain : Number.NaN);
      // A 30th of February is no day.
      const isDay = !Number.isNaN(value.getTime()) && value.toISOString().startsWith(found?.[1] ?? '-');
      if (!isDay || value.getUTCFullYear() < firstYear) throw new CellRefused('csv.moment');
      return value;
    },
  };
}

/** A day in the figures of a language that writes the day before month and year; null where it begins with another. */
function dayFirstIn(lang: Lang): RegExp | null {
  const parts = new Intl.DateTimeFormat(lang, { day: '2-digit', month: '2-digit', year: 'numeric' }).formatToParts(0);
  if (parts.flatMap(({ type }) => (type === 'literal' ? [] : [type])).join() !== 'day,month,year') return null;
  const digits = { day: '(\\d{2})', month: '(\\d{2})', year: '(\\d{4})' } as Readonly<Record<string, string>>;
  return new RegExp(`^${parts.map(({ type, value }) => digits[type] ?? value.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('')}$`);
}
