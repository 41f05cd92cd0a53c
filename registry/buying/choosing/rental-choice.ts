import { addDays } from '#domain/days.ts';
import { datesRefusal, daysOf, occupiedBy } from '#domain/rental-dates.ts';
import type { RentalTerms } from '#schemas/rental.ts';

/** Availability of a rented piece: the first and last day on which it can be rented, and its free units on the requested days. */
export type FreeDays = { first: string; last: string; free: ReadonlyMap<string, number> };

/** First and last day as far as they are chosen. */
export type ChosenDays = { from: string | null; to: string | null };

/** Returns whether a rental of the shortest length can begin on a day. */
export function canBegin(day: string, days: FreeDays, terms: RentalTerms): boolean {
  return days.free.has(day) && canEnd(addDays(day, terms.minDays - 1), day, days, terms);
}

/** Returns whether a rental that begins on `from` can end on a day. A day that was not requested yet counts as free: the server decides. */
export function canEnd(day: string, from: string, { first, free }: FreeDays, terms: RentalTerms): boolean {
  const dates = { from, to: day };
  // The rules count from today; the first day that can be rented is the day after.
  if (day < from || datesRefusal(dates, terms, addDays(first, -1)) !== null) return false;
  return daysOf(occupiedBy(dates, terms)).every((each) => free.get(each) !== 0);
}

/** Returns the choice after a day was picked: the last day if that is possible, else the first day of a new choice. */
export function pickDay(day: string, { from, to }: ChosenDays, days: FreeDays, terms: RentalTerms): ChosenDays {
  return from !== null && to === null && canEnd(day, from, days, terms) ? { from, to: day } : { from: day, to: null };
}
