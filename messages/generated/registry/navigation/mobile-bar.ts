/** Texts of `registry/navigation/mobile-bar`, made by `npm run generate` from `messages/<lang>/registry/navigation/mobile-bar.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  label: string;
  home: string;
  shop: string;
  search: string;
  account: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    label: "Raccourcis",
    home: "Accueil",
    shop: "Boutique",
    search: "Chercher",
    account: "Compte",
  },
  en: {
    label: "Shortcuts",
    home: "Home",
    shop: "Shop",
    search: "Search",
    account: "Account",
  },
};
