import type { RentalDates, RentalTerms } from '#schemas/rental.ts';
import { addDays, daysFrom } from './days.ts';

/** Days from today on until a rental can begin: the shop makes the piece ready. And days ahead that can be rented. */
const [leadDays, horizonDays] = [1, 365];

/** First and last day of the rentals that can be made on a day. */
export const rentalBounds = (today: string): { first: string; last: string } => ({
  first: addDays(today, leadDays),
  last: addDays(today, horizonDays),
});

/** Returns the number of days of a rental, its first and last included. */
export const rentalDays = ({ from, to }: RentalDates): number => daysFrom(from, to) + 1;

/**
 * Returns the rental price of one piece, in cents, for a number of days: the price for the days in its terms, and that of each further day.
 */
export const rentalPrice = ({ price, days, extraDay }: Pick<RentalTerms, 'price' | 'days' | 'extraDay'>, wanted: number): number =>
  price + Math.max(0, wanted - days) * extraDay;

/** The days a rental keeps a piece from others: its own and those of the turnaround after it. */
export const occupiedBy = ({ from, to }: RentalDates, { turnaround }: Pick<RentalTerms, 'turnaround'>): RentalDates => ({
  from,
  to: addDays(to, turnaround),
});

export const overlap = (one: RentalDates, other: RentalDates): boolean => one.from <= other.to && other.from <= one.to;

/** Every day of a range. */
export const daysOf = (range: RentalDates): string[] =>
  Array.from({ length: Math.max(0, rentalDays(range)) }, (_, day) => addDays(range.from, day));

/** Pieces that are kept on the days of a range. */
export type Occupied = RentalDates & { quantity: number };

/** Counts the pieces that are rented on a day. */
export const takenOn = (day: string, occupied: readonly Occupied[]): number =>
  occupied.reduce((sum, { from, to, quantity }) => (from <= day && day <= to ? sum + quantity : sum), 0);

/** Pieces of a stock that are free on every day of a range. */
export const freeThroughout = (range: RentalDates, stock: number, occupied: readonly Occupied[]): number =>
  Math.max(0, stock - Math.max(0, ...daysOf(range).map((day) => takenOn(day, occupied))));

/**
 * Reason why dates cannot be rented, even if pieces are free. `limit` is the day or the number of days that they exceed or do not reach.
 */
export type DatesRefusal =
  | { reason: 'order' }
  | { reason: 'early'; limit: string }
  | { reason: 'late'; limit: string }
  | { reason: 'short'; limit: number }
  | { reason: 'long'; limit: number };

/** The rule that dates break, or null. `today` is the day it is in the shop. */
export function datesRefusal(dates: RentalDates, terms: Pick<RentalTerms, 'minDays' | 'maxDays'>, today: string): DatesRefusal | null {
  const { first, last } = rentalBounds(today);
  const days = rentalDays(dates);
  if (days < 1) return { reason: 'order' };
  if (dates.from < first) return { reason: 'early', limit: first };
  if (dates.to > last) return { reason: 'late', limit: last };
  if (days < terms.minDays) return { reason: 'short', limit: terms.minDays };
  if (days > terms.maxDays) return { reason: 'long', limit: terms.maxDays };
  return null;
}
