import type { ArrivalDays } from '#schemas/delivery.ts';
import type { RentalDates } from '#schemas/rental.ts';
import { addDays } from './days.ts';

/** Days before its first day on which a rental can be collected at the earliest: the piece is kept from that day on. */
const earliestPickupDays = 3;

/** The first days of the rentals among lines of a cart or an order. */
export const firstDaysOf = (lines: readonly { rental?: RentalDates | undefined }[]): string[] =>
  lines.flatMap(({ rental }) => (rental ? [rental.from] : [])).sort();

/**
 * The days on which an order can be collected, both included, that holds rentals of these first days: none is collected after it has
 * begun, nor earlier than a piece is kept for it. Null: there is no rental, any day will do. `from` after `to`: no day serves them all.
 */
export function pickupWindow(firstDays: readonly string[]): RentalDates | null {
  const [first] = [...firstDays].sort();
  const last = [...firstDays].sort().at(-1);
  return first && last ? { from: addDays(last, -earliestPickupDays), to: first } : null;
}

/** Returns whether a day is in a window. Without a window, every day is. */
export const isWithin = (window: RentalDates | null, day: string): boolean => window === null || (window.from <= day && day <= window.to);

/** Returns whether a carrier delivers by the first of these first days. If its days are not known, it does not. */
export function isCarrierInTime(firstDays: readonly string[], { arrival }: { arrival: ArrivalDays | null }): boolean {
  const window = pickupWindow(firstDays);
  return window === null || (arrival !== null && arrival.to <= window.to);
}
