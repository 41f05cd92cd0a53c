import { messages } from '#messages/generated/domain/rental-return.ts';
import type { RentedLine } from '#schemas/rental.ts';
import type { Lang } from '#schemas/site.ts';
import { formatDay } from './date-formats.ts';

type Rented = { name: string; rental?: RentedLine | undefined };

/** Settings of the shop for rentals: how they are returned (RENTAL_RETURN), and within how many days after it a deposit is settled. */
export type RentalTermsOfShop = { howToReturn: string; depositDays: number };

/** The title of these lines. */
export const rentalReturnTitle = (lang: Lang): string => messages[lang].title;

/**
 * Lists the instructions for a customer with rentals after the order: when and how each piece must be returned, and what is done with the
 * deposit. Empty for an order without rentals. Pages and e-mails use the same texts.
 */
export function rentalReturnLines(
  lines: readonly Rented[],
  { howToReturn, depositDays }: RentalTermsOfShop,
  { lang, formatMoney }: { lang: Lang; formatMoney: (cents: number) => string },
): string[] {
  const said = messages[lang];
  const rented = lines.flatMap(({ name, rental }) => (rental ? [{ name, ...rental }] : []));
  if (rented.length === 0) return [];
  const deposit = rented.reduce((sum, line) => sum + line.deposit, 0);
  return [
    ...rented.map(({ name, to }) => said.due({ name, day: formatDay(to, lang) })),
    howToReturn || said.how,
    ...(deposit > 0 ? [said.deposit({ amount: formatMoney(deposit), when: said.when({ days: depositDays }) })] : []),
  ];
}
