/** Texts of `backend/commerce/invoice`, made by `npm run generate` from `messages/<lang>/backend/commerce/invoice.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  customization: string;
  quantityDiscount: string;
  rental: (v: { from: string | number; to: string | number }) => string;
  deposit: string;
  rest: string;
  part: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    customization: "Personnalisation :",
    quantityDiscount: "Remise par quantité :",
    rental: (v) => `Location du ${v.from} au ${v.to}`,
    deposit: "Dépôt de garantie, non compris :",
    rest: "Remboursement du solde",
    part: "Remboursement partiel",
  },
  en: {
    customization: "Customization:",
    quantityDiscount: "Quantity discount:",
    rental: (v) => `Rental from ${v.from} to ${v.to}`,
    deposit: "Deposit, not included:",
    rest: "Refund of the balance",
    part: "Partial refund",
  },
};
