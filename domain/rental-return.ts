import type { RentedLine } from '#schemas/rental.ts';
import type { Lang } from '#schemas/site.ts';
import { formatDay } from './date-formats.ts';

type Rented = { name: string; rental?: RentedLine | undefined };

/** What the shop's settings say of rentals: how they come back (RENTAL_RETURN), and within how many days after it a deposit is settled. */
export type RentalTermsOfShop = { howToReturn: string; depositDays: number };

const messages = {
  fr: {
    title: 'Retour de votre location',
    due: (name: string, day: string) => `${name} : à rendre le ${day} au plus tard.`,
    how: 'Rapportez-la à la boutique, ou déposez le colis de retour ce jour-là au plus tard.',
    deposit: (amount: string, when: string) =>
      `Le dépôt de garantie (${amount}) est pris à la remise, non avec la commande. Il vous est rendu, ou n’est plus bloqué sur votre carte, ${when}.`,
    when: (days: number): string =>
      days === 0 ? 'dès le retour' : days === 1 ? 'au plus tard le lendemain du retour' : `au plus tard ${days} jours après le retour`,
  },
  en: {
    title: 'Returning your rental',
    due: (name: string, day: string) => `${name}: to be back on ${day} at the latest.`,
    how: 'Bring it to the shop, or hand in the parcel that returns it on that day at the latest.',
    deposit: (amount: string, when: string) =>
      `The deposit (${amount}) is taken at the handing over, not with the order. It is given back, or no longer held on your card, ${when}.`,
    when: (days: number): string =>
      days === 0 ? 'on return' : days === 1 ? 'on the day after the return at the latest' : `${days} days after the return at the latest`,
  },
} satisfies Record<Lang, object>;

/** The title of these lines. */
export const rentalReturnTitle = (lang: Lang): string => messages[lang].title;

/**
 * What whoever rents is told after the order: when each piece is to be back, how, and what becomes of the deposit. Nothing of an order
 * without rentals. Pages and e-mails say the same.
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
    ...rented.map(({ name, to }) => said.due(name, formatDay(to, lang))),
    howToReturn || said.how,
    ...(deposit > 0 ? [said.deposit(formatMoney(deposit), said.when(depositDays))] : []),
  ];
}
