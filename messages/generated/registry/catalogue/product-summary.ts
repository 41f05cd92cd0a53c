/** Texts of `registry/catalogue/product-summary`, made by `npm run generate` from `messages/<lang>/registry/catalogue/product-summary.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  single: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    single: "Exemplaire unique",
  },
  en: {
    single: "One of a kind",
  },
};
