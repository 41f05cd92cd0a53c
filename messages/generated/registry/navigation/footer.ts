/** Texts of `registry/navigation/footer`, made by `npm run generate` from `messages/<lang>/registry/navigation/footer.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  hours: string;
  contact: string;
  social: string;
  up: string;
  home: (v: { name: string | number }) => string;
  links: string;
  partners: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    hours: "Horaires",
    contact: "La boutique",
    social: "Nous suivre",
    up: "Haut de la page",
    home: (v) => `${v.name}, accueil`,
    links: "Liens utiles",
    partners: "Partenaires",
  },
  en: {
    hours: "Opening hours",
    contact: "The shop",
    social: "Follow us",
    up: "Top of the page",
    home: (v) => `${v.name}, home`,
    links: "Useful links",
    partners: "Partners",
  },
};
