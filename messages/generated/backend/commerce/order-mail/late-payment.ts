/** Texts of `backend/commerce/order-mail/late-payment`, made by `npm run generate` from `messages/<lang>/backend/commerce/order-mail/late-payment.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  subject: (v: { order: string | number }) => string;
  title: string;
  came: (v: { amount: string | number }) => string;
  back: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    subject: (v) => `Votre paiement de la commande ${v.order} est arrivé trop tard`,
    title: "Votre paiement est arrivé trop tard",
    came: (v) => `Nous avons reçu ${v.amount} après l’annulation de la commande. Entre-temps, quelqu’un d’autre a pris ce qu’elle vous réservait : un article, le créneau de retrait, les jours de location ou le code de remise.`,
    back: "La commande reste annulée et la boutique vous rend la somme entière. Vous n’avez rien à faire : un e-mail vous dira quand c’est fait.",
  },
  en: {
    subject: (v) => `Your payment for the order ${v.order} came too late`,
    title: "Your payment came too late",
    came: (v) => `We received ${v.amount} after the order was cancelled. Meanwhile somebody else took what it kept for you: an item, the collection time, the days of a rental or the discount code.`,
    back: "The order stays cancelled, and we give it back in full. There is nothing to do: an e-mail will tell you when it is done.",
  },
};
