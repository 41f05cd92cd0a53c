import { addDays, weekdayOf } from './days.ts';
import { isFrenchHoliday } from './public-holidays.ts';
import { dateIn, instantIn } from './time-zones.ts';

/** Days of withdrawal, counted from the day after the goods arrived or the service was concluded (Code de la consommation, L221-18). */
const withdrawalDays = 14;

/** A shop's clock, and the market whose public holidays count. */
export type ShopCalendar = { timeZone: string; market: string };

/**
 * Computes the end of the time of withdrawal: midnight after its 14th day in the shop's time zone. A last day that is a Saturday, a Sunday
 * or a public holiday of the market moves to the next working day (L221-19).
 * @param from when the last goods arrived, or the service was concluded
 */
export function withdrawalEnd(from: Date, { timeZone, market }: ShopCalendar): Date {
  const isOff = (day: string) => weekdayOf(day) > 5 || ((market === 'FR' || market === 'MC') && isFrenchHoliday(day));
  let last = addDays(dateIn(timeZone, from), withdrawalDays);
  while (isOff(last)) last = addDays(last, 1);
  return instantIn(timeZone, addDays(last, 1), '00:00');
}

/** The last day of withdrawal (YYYY-MM-DD) by the shop's clock. */
export const lastWithdrawalDay = (from: Date, calendar: ShopCalendar): string =>
  dateIn(calendar.timeZone, new Date(withdrawalEnd(from, calendar).getTime() - 1));

/** Days in which the shop pays back after a withdrawal (Code de la consommation, L221-24). */
export const refundDays = 14;

/** The last day (YYYY-MM-DD) on which the shop pays back what a withdrawal asks for (Code de la consommation, L221-24). */
export const lastDayToRefund = (declaredAt: Date, { timeZone }: Pick<ShopCalendar, 'timeZone'>): string =>
  addDays(dateIn(timeZone, declaredAt), refundDays);
