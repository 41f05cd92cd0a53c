import { CalendarDate, endOfMonth, getDayOfWeek, parseDate } from '@internationalized/date';

/** Calendar days as texts (YYYY-MM-DD), as they stand in calls, rows and fields. `@internationalized/date` does the arithmetic. */

/** The day `days` days after a day. */
export const addDays = (day: string, days: number): string => parseDate(day).add({ days }).toString();

const julianDay = (date: CalendarDate): number => date.calendar.toJulianDay(date);

/** Number of days from the first day to the other; negative if the other is earlier. */
export const daysFrom = (first: string, day: string): number => julianDay(parseDate(day)) - julianDay(parseDate(first));

/** Weekday of a day: 1 is Monday, 7 Sunday. */
export const weekdayOf = (day: string): number => getDayOfWeek(parseDate(day), 'fr-FR', 'mon') + 1;

/** The month (YYYY-MM) `months` months after a month. */
export const addMonths = (month: string, months: number): string => parseDate(`${month}-01`).add({ months }).toString().slice(0, 7);

/** First and last day of a month; `month` is 1 for January. */
export function monthBounds(year: number, month: number): { first: string; last: string } {
  const first = new CalendarDate(year, month, 1);
  return { first: first.toString(), last: endOfMonth(first).toString() };
}
