import { addDays, daysFrom } from './days.ts';
import { firstDaysOf } from './rental-in-time.ts';
import { dateIn, instantIn } from './time-zones.ts';
import { lastWithdrawalDay, type ShopCalendar, withdrawalEnd } from './withdrawal-period.ts';

/**
 * Says whether a rental among lines would begin before the time of withdrawal is over, if it were concluded at an instant. Then the shopper
 * asks for that start expressly, and acknowledges what she owes of a rental that has begun (Code de la consommation, L221-25).
 */
export function startsEarly(
  lines: readonly { rental?: { from: string; to: string } | undefined }[],
  now: Date,
  calendar: ShopCalendar,
): boolean {
  const [first] = firstDaysOf(lines);
  return first !== undefined && first <= lastWithdrawalDay(now, calendar);
}

/** A rental as it was concluded. */
type ConcludedRental = { from: string; to: string; concludedAt: Date; isEarlyStartRequested: boolean };

/**
 * Computes when a rental can no longer be withdrawn from: after its time of withdrawal, or before that once it is fully performed, where
 * its early start was asked for (Code de la consommation, L221-28 1°).
 */
export function rentalWithdrawalEnd({ to, concludedAt, isEarlyStartRequested }: ConcludedRental, calendar: ShopCalendar): Date {
  const end = withdrawalEnd(concludedAt, calendar);
  const performed = instantIn(calendar.timeZone, addDays(to, 1), '00:00');
  return isEarlyStartRequested && performed < end ? performed : end;
}

/**
 * Computes what is owed of a rental that is withdrawn from (L221-25): the price of the days that had begun, in proportion to all, rounded
 * to the cent; nothing before its first day, nor where its early start was not asked for.
 * @param paid cents paid for the line
 */
export function owedOfRental(
  paid: number,
  { from, to, isEarlyStartRequested }: Omit<ConcludedRental, 'concludedAt'>,
  { now, timeZone }: { now: Date; timeZone: string },
): number {
  if (!isEarlyStartRequested) return 0;
  const all = daysFrom(from, to) + 1;
  const begun = Math.min(Math.max(daysFrom(from, dateIn(timeZone, now)) + 1, 0), all);
  return Math.round((paid * begun) / all);
}
