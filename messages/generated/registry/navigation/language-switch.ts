/** Texts of `registry/navigation/language-switch`, made by `npm run generate` from `messages/<lang>/registry/navigation/language-switch.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  languages: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    languages: "Langues",
  },
  en: {
    languages: "Languages",
  },
};
