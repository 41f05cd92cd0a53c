/** Texts of `registry/page/popup`, made by `npm run generate` from `messages/<lang>/registry/page/popup.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  close: string;
  more: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    close: "Fermer",
    more: "En savoir plus",
  },
  en: {
    close: "Close",
    more: "Read more",
  },
};
