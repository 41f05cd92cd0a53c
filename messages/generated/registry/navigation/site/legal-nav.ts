/** Texts of `registry/navigation/site/legal-nav`, made by `npm run generate` from `messages/<lang>/registry/navigation/site/legal-nav.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  legal: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    legal: "Informations légales",
  },
  en: {
    legal: "Legal information",
  },
};
