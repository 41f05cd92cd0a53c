/** Texts of `web/page/answer-section`, made by `npm run generate` from `messages/<lang>/web/page/answer-section.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  failed: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    failed: "La section n’a pas pu être affichée, réessayez dans un instant",
  },
  en: {
    failed: "The section could not be shown, try again in a moment",
  },
};
