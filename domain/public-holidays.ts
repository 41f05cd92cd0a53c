import { addDays } from './days.ts';

/** Easter Sunday of a year (YYYY-MM-DD), by the Gregorian calculation of Meeus. */
export function easterOf(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  return `${year}-${String(Math.floor(days / 31)).padStart(2, '0')}-${String((days % 31) + 1).padStart(2, '0')}`;
}

/** French public holidays of one date each year (Code du travail, L3133-1), as MM-DD. */
const fixed = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'] as const;
/** Those that move with Easter, in days after its Sunday: Monday, Ascension, Whit Monday. */
const moving = [1, 39, 50] as const;

/** Returns whether a day (YYYY-MM-DD) is a public holiday in mainland France. */
export function isFrenchHoliday(day: string): boolean {
  const easter = easterOf(Number(day.slice(0, 4)));
  return fixed.some((date) => day.endsWith(`-${date}`)) || moving.some((after) => addDays(easter, after) === day);
}
