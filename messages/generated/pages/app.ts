/** Texts of `pages/app`, made by `npm run generate` from `messages/<lang>/pages/app.json`. */
import type { Lang } from '../../languages.ts';

export type Messages = {
  skip: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    skip: "Aller au contenu",
  },
  en: {
    skip: "Skip to content",
  },
};
