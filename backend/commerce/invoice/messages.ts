import type { Lang } from '#schemas/site.ts';

const day = (date: string) => date.split('-').reverse().join('/');

/** What stands under the name of a line; dates as YYYY-MM-DD. */
export const lineMessages = {
  fr: {
    customization: 'Personnalisation :',
    quantityDiscount: 'Remise par quantité :',
    rental: (from: string, to: string) => `Location du ${day(from)} au ${day(to)}`,
    deposit: 'Dépôt de garantie, non compris :',
    rest: 'Remboursement du solde',
    part: 'Remboursement partiel',
  },
  en: {
    customization: 'Customization:',
    quantityDiscount: 'Quantity discount:',
    rental: (from: string, to: string) => `Rental from ${day(from)} to ${day(to)}`,
    deposit: 'Deposit, not included:',
    rest: 'Refund of the balance',
    part: 'Partial refund',
  },
} satisfies Record<Lang, object>;
