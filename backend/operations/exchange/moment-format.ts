import type { Lang } from '#schemas/site.ts';
import { CellRefused, type Format, required } from './formats.ts';

/** The first year that is taken for one. */
const firstYear = 1900;

/**
 * A moment in UTC, which spreadsheets leave as it is: `2026-11-20T09:00:00.000Z`. A day is its beginning; in French also as
 * spreadsheets write it, `20/11/2026`.
 */
export function moment(lang: Lang): Format<Date> {
  return {
    show: (value) => value.toISOString(),
    read: (cell) => {
      const wanted = required(cell).trim();
      const french = lang === 'fr' ? /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(wanted) : null;
      const plain = french ? `${french[3]}-${french[2]}-${french[1]}` : wanted;
      const found = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z)?$/.exec(plain);
      const value = new Date(found ? plain : Number.NaN);
      // A 30th of February is no day.
      const isDay = !Number.isNaN(value.getTime()) && value.toISOString().startsWith(found?.[1] ?? '-');
      if (!isDay || value.getUTCFullYear() < firstYear) throw new CellRefused('csv.moment');
      return value;
    },
  };
}
