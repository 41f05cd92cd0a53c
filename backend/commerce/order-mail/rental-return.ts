import type { MailSite } from '#backend/foundation/mail/index.ts';
import { formatMoney } from '#backend/platform/messages/message.ts';
import type { orderLines } from '#backend/tables/order.ts';
import { rentalReturnLines, rentalReturnTitle } from '#domain/rental-return.ts';
import type { Lang } from '#schemas/site.ts';

export type RentedLineRow = Pick<typeof orderLines.$inferSelect, 'name' | 'rentFrom' | 'rentTo' | 'deposit'>;

/** Formats when and how rented pieces are returned, and what is done with the deposit; null for an order without rentals. */
export function rentalReturn(
  site: MailSite,
  rows: readonly RentedLineRow[],
  { lang, currency }: { lang: Lang; currency: string },
): { title: string; lines: string[] } | null {
  const { RENTAL_RETURN: howToReturn, RENTAL_DEPOSIT_DAYS: depositDays } = site.values;
  const rented = rows.map(({ name, rentFrom, rentTo, deposit }) => ({
    name,
    ...(rentFrom && rentTo && { rental: { from: rentFrom, to: rentTo, deposit: deposit ?? 0 } }),
  }));
  const terms = { howToReturn, depositDays };
  const lines = rentalReturnLines(rented, terms, { lang, formatMoney: (cents) => formatMoney(lang, cents, currency) });
  return lines.length > 0 ? { title: rentalReturnTitle(lang), lines } : null;
}
