import { z } from 'zod';
import { Price } from './money.ts';

/** Days of a rental, both included (YYYY-MM-DD, in the shop's time zone). */
export const RentalDates = z.object({ from: z.iso.date(), to: z.iso.date() });
export type RentalDates = z.infer<typeof RentalDates>;

/** First days of the rentals that are to be collected, in a query: `2026-12-24,2026-12-26`. */
export const RentalFirstDays = z
  .string()
  .max(2000)
  .transform((days) => days.split(','))
  .pipe(z.array(z.iso.date()).min(1));

/** Terms of a rented piece (docs/decisions/delivery-rentals-bookings.md#rentals); amounts in cents, for one piece. */
export const RentalTerms = z.object({
  /** For up to `days` days; each further day costs `extraDay`. */
  price: Price,
  days: z.int().min(1),
  extraDay: Price,
  /** Given back on return; never part of what is charged. */
  deposit: Price,
  minDays: z.int().min(1),
  maxDays: z.int().min(1),
  /** Days between two rentals: the piece comes back, is looked over and cleaned. */
  turnaround: z.int().min(0),
});
export type RentalTerms = z.infer<typeof RentalTerms>;

/** The dates of a line of a cart or an order, and the deposit for all its pieces. */
export const RentedLine = RentalDates.extend({ deposit: Price });
export type RentedLine = z.infer<typeof RentedLine>;

/** GET /rental/{declinationId}/date/allowed/{month}/{year}. */
export const RentalMonth = z.object({
  /** First and last day that can be rented at all, whatever the month. */
  first: z.iso.date(),
  last: z.iso.date(),
  /** The days of the month from `first` on, and the pieces that are free on each. */
  days: z.array(z.object({ date: z.iso.date(), free: z.int().min(0) })),
});
export type RentalMonth = z.infer<typeof RentalMonth>;

/** GET /rental/{declinationId}/price: what one piece costs on dates that are free; amounts in cents. */
export const RentalPrice = RentalDates.extend({ days: z.int().min(1), total: Price, deposit: Price });
export type RentalPrice = z.infer<typeof RentalPrice>;
