/** Texts of `registry/navigation/site-menu`, made by `npm run generate` from `messages/<lang>/registry/navigation/site-menu.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  menu: string;
  main: string;
  close: string;
  home: (v: { name: string | number }) => string;
  search: string;
  account: string;
  wishlist: string;
  all: string;
  languages: string;
  social: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    menu: "Menu",
    main: "Menu principal",
    close: "Fermer le menu",
    home: (v) => `${v.name}, accueil`,
    search: "Chercher",
    account: "Mon compte",
    wishlist: "Mes favoris",
    all: "Tout voir",
    languages: "Langues",
    social: "Nous suivre",
  },
  en: {
    menu: "Menu",
    main: "Main menu",
    close: "Close the menu",
    home: (v) => `${v.name}, home`,
    search: "Search",
    account: "My account",
    wishlist: "My wishlist",
    all: "See all",
    languages: "Languages",
    social: "Follow us",
  },
};
