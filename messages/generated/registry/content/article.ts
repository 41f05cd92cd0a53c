/** Texts of `registry/content/article`, made by `npm run generate` from `messages/<lang>/registry/content/article.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  updated: string;
  related: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    updated: "Mis à jour le",
    related: "À lire ensuite",
  },
  en: {
    updated: "Updated on",
    related: "Read next",
  },
};
