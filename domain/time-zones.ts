import { fromDate, parseDateTime, toCalendarDate, toTime, toZoned } from '@internationalized/date';

/** Dates (YYYY-MM-DD) and hours (HH:MM) of a time zone, and the instants they are. */

/** The date it is in a time zone at an instant. */
export const dateIn = (timeZone: string, instant: Date): string => toCalendarDate(fromDate(instant, timeZone)).toString();

/** The hour (HH:MM) that clocks of a time zone show at an instant. */
export const timeIn = (timeZone: string, instant: Date): string => toTime(fromDate(instant, timeZone)).toString().slice(0, 5);

/**
 * The instant at which clocks of a time zone show a date and an hour. An hour that the change to summer time skips counts from the time
 * before it; of an hour that the change back repeats it is the first.
 */
export const instantIn = (timeZone: string, date: string, time: string): Date =>
  toZoned(parseDateTime(`${date}T${time}`), timeZone).toDate();
