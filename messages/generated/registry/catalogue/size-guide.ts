/** Texts of `registry/catalogue/size-guide`, made by `npm run generate` from `messages/<lang>/registry/catalogue/size-guide.json`. */
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
