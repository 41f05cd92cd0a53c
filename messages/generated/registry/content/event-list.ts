/** Texts of `registry/content/event-list`, made by `npm run generate` from `messages/<lang>/registry/content/event-list.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  none: string;
  noneText: string;
  past: string;
  book: string;
  see: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    none: "Rien au programme pour le moment",
    noneText: "Les prochaines dates s’affichent ici dès qu’elles sont fixées.",
    past: "C’était avant",
    book: "Réserver une place",
    see: "En savoir plus",
  },
  en: {
    none: "Nothing planned for the moment",
    noneText: "The next dates show here as soon as they are set.",
    past: "Past events",
    book: "Reserve a place",
    see: "Read more",
  },
};
