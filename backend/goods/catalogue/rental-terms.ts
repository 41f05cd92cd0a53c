import type { products } from '#backend/tables/catalogue.ts';
import type { RentalTerms } from '#schemas/rental.ts';

type TermColumns =
  | 'rentalPrice'
  | 'rentalDays'
  | 'rentalDeposit'
  | 'rentalExtraDay'
  | 'rentalMinDays'
  | 'rentalMaxDays'
  | 'rentalTurnaround';

/** The terms a product is rented on; null for one that is sold. Amounts in cents. */
export function rentalTermsOf(row: Pick<typeof products.$inferSelect, TermColumns>): RentalTerms | null {
  const { rentalPrice: price, rentalDays: days, rentalDeposit: deposit } = row;
  if (price === null || days === null || deposit === null) return null;
  const { rentalExtraDay: extraDay, rentalMinDays: minDays, rentalMaxDays, rentalTurnaround: turnaround } = row;
  return { price, days, extraDay, deposit, minDays, maxDays: rentalMaxDays ?? days, turnaround };
}
