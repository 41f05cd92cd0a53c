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

/** Whether a day lies in a window; every day does where there is none. */
export const isWithin = (window: RentalDates | null, day: string): boolean => window === null || (window.from <= day && day <= window.to);

/** The day so many working days after another; Saturdays and Sundays are none, public holidays are not known here. */
export function afterWorkingDays(day: string, count: number): string {
  let reached = day;
  for (let left = count; left > 0; ) {
    reached = addDays(reached, 1);
    const weekday = new Date(`${reached}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return reached;
}

/** The day a carrier hands over at the latest what is ordered today. */
export const latestArrival = ({ maxDays }: { maxDays: number }, today: string): string => afterWorkingDays(today, maxDays);

/** Whether a carrier brings rentals of these first days by the first of them at the latest. `today` is the day it is in the shop. */
export function isCarrierInTime(firstDays: readonly string[], carrier: { maxDays: number }, today: string): boolean {
  const window = pickupWindow(firstDays);
  return window === null || latestArrival(carrier, today) <= window.to;
}
