/** Texts of `registry/account/sign-in/open-account`, made by `npm run generate` from `messages/<lang>/registry/account/sign-in/open-account.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  title: string;
  close: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Votre compte",
    close: "Fermer",
  },
  en: {
    title: "Your account",
    close: "Close",
  },
};
