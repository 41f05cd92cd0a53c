/** Texts of `web/head/site-bar-frame`, made by `npm run generate` from `messages/<lang>/web/head/site-bar-frame.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  title: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Gestion",
  },
  en: {
    title: "Management",
  },
};
