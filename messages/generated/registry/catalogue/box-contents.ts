/** Texts of `registry/catalogue/box-contents`, made by `npm run generate` from `messages/<lang>/registry/catalogue/box-contents.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  contents: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    contents: "Contenu du coffret",
  },
  en: {
    contents: "What the box holds",
  },
};
