/** Texts of `registry/navigation/scroll-to-top`, made by `npm run generate` from `messages/<lang>/registry/navigation/scroll-to-top.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  up: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    up: "Haut de la page",
  },
  en: {
    up: "Top of the page",
  },
};
