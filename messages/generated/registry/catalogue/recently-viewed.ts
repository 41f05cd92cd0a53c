/** Texts of `registry/catalogue/recently-viewed`, made by `npm run generate` from `messages/<lang>/registry/catalogue/recently-viewed.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  title: string;
  kept: string;
  forget: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Vus récemment",
    kept: "Gardés dans ce navigateur seulement.",
    forget: "Effacer",
  },
  en: {
    title: "Recently viewed",
    kept: "Kept in this browser only.",
    forget: "Clear",
  },
};
