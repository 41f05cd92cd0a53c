/** Texts of `registry/content/event`, made by `npm run generate` from `messages/<lang>/registry/content/event.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  when: string;
  where: string;
  price: string;
  each: (v: { price: string | number }) => string;
  places: string;
  calendar: string;
  all: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    when: "Quand",
    where: "Où",
    price: "Prix",
    each: (v) => `${v.price} par personne`,
    places: "Places",
    calendar: "Ajouter à mon agenda",
    all: "Tous les événements",
  },
  en: {
    when: "When",
    where: "Where",
    price: "Price",
    each: (v) => `${v.price} per person`,
    places: "Places",
    calendar: "Add to my calendar",
    all: "All events",
  },
};
