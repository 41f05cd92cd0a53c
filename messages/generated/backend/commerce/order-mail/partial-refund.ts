/** Texts of `backend/commerce/order-mail/partial-refund`, made by `npm run generate` from `messages/<lang>/backend/commerce/order-mail/partial-refund.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  subject: (v: { order: string | number }) => string;
  title: (v: { name: string | number }) => string;
  back: (v: { amount: string | number }) => string;
  pieces: (v: { pieces: string | number }) => string;
  note: string;
  page: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    subject: (v) => `Un remboursement pour votre commande ${v.order}`,
    title: (v) => `${v.name}, nous vous rendons une partie de votre paiement`,
    back: (v) => `Nous vous rendons ${v.amount} par le moyen de paiement que vous avez utilisé. Selon votre banque, cela prend quelques jours.`,
    pieces: (v) => `Cela concerne : ${v.pieces}.`,
    note: "L’avoir se trouve sur la page de votre commande.",
    page: "Voir ma commande",
  },
  en: {
    subject: (v) => `A refund for your order ${v.order}`,
    title: (v) => `${v.name}, we give back part of your payment`,
    back: (v) => `We give back ${v.amount} the way you paid. Depending on your bank, it takes some days.`,
    pieces: (v) => `It is about: ${v.pieces}.`,
    note: "The credit note is on the page of your order.",
    page: "See my order",
  },
};
