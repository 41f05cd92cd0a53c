/** Texts of `registry/navigation/logo`, made by `npm run generate` from `messages/<lang>/registry/navigation/logo.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  home: (v: { name: string | number }) => string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    home: (v) => `${v.name}, accueil`,
  },
  en: {
    home: (v) => `${v.name}, home`,
  },
};
