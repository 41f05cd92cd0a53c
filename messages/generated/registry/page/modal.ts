/** Texts of `registry/page/modal`, made by `npm run generate` from `messages/<lang>/registry/page/modal.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  close: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    close: "Fermer",
  },
  en: {
    close: "Close",
  },
};
