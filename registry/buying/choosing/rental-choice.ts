import { addDays } from '#domain/days.ts';
import { datesRefusal, daysOf, occupiedBy } from '#domain/rental-dates.ts';
import type { RentalTerms } from '#schemas/rental.ts';

/** What is known of a piece for rent: the days that can be rented at all, and the pieces that are free on those that were asked for. */
export type FreeDays = { first: string; last: string; free: ReadonlyMap<string, number> };

/** First and last day as far as they are chosen. */
export type ChosenDays = { from: string | null; to: string | null };

/** Whether a rental can begin on a day, its shortest length kept. */
export function canBegin(day: string, days: FreeDays, terms: RentalTerms): boolean {
  return days.free.has(day) && canEnd(addDays(day, terms.minDays - 1), day, days, terms);
}

/** Whether a rental that begins on `from` can end on a day. A day nobody asked about yet is taken to be free: the server knows. */
export function canEnd(day: string, from: string, { first, free }: FreeDays, terms: RentalTerms): boolean {
  const dates = { from, to: day };
  // The rules count from today; the first day that can be rented is the day after.
  if (day < from || datesRefusal(dates, terms, addDays(first, -1)) !== null) return false;
  return daysOf(occupiedBy(dates, terms)).every((each) => free.get(each) !== 0);
}

/** What a day that is picked makes of the choice: the last day where it can be, else the first one of a new choice. */
export function pickDay(day: string, { from, to }: ChosenDays, days: FreeDays, terms: RentalTerms): ChosenDays {
  return from !== null && to === null && canEnd(day, from, days, terms) ? { from, to: day } : { from: day, to: null };
}
