import { addDays, weekdayOf } from '#domain/days.ts';
import { dateIn, instantIn } from '#domain/time-zones.ts';

/** Days to send something back, from the day after it arrived (Code de la consommation, L221-18); second-hand pieces included. */
const days = 14;

/**
 * The end of the time to ask for a return: midnight after the 14th day in the shop's time zone; one that would end on a Saturday
 * or a Sunday ends with the next Monday. Public holidays are not known here: a shop may always take more.
 */
export function returnEnd(handedOverAt: Date, timeZone: string): Date {
  let last = addDays(dateIn(timeZone, handedOverAt), days);
  while (weekdayOf(last) > 5) last = addDays(last, 1);
  return instantIn(timeZone, addDays(last, 1), '00:00');
}
