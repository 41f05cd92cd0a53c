/** Texts of `registry/buying/delivery-estimate`, made by `npm run generate` from `messages/<lang>/registry/buying/delivery-estimate.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  home: (v: { days: string | number }) => string;
  pickup: (v: { day: string | number; hours: string | number }) => string;
  today: string;
  rentalHome: (v: { day: string | number }) => string;
  rentalPickup: (v: { day: string | number }) => string;
  rentalBack: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    home: (v) => `Chez vous ${v.days}`,
    pickup: (v) => `Retrait possible ${v.day}, ${v.hours}`,
    today: "Pour une commande passée maintenant",
    rentalHome: (v) => `Livraison à temps pour une location à partir du ${v.day}`,
    rentalPickup: (v) => `Retrait possible à partir du ${v.day}, au plus tôt trois jours avant la location`,
    rentalBack: "À rendre le dernier jour de la location",
  },
  en: {
    home: (v) => `At your home ${v.days}`,
    pickup: (v) => `Collect it ${v.day}, ${v.hours}`,
    today: "If you order now",
    rentalHome: (v) => `Delivered in time for a rental from ${v.day} on`,
    rentalPickup: (v) => `Can be collected from ${v.day} on, three days before the rental at the earliest`,
    rentalBack: "To be back on the last day of the rental",
  },
};
