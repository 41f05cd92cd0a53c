/** Texts of `registry/catalogue/vintage-list`, made by `npm run generate` from `messages/<lang>/registry/catalogue/vintage-list.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  vintages: string;
  vintage: (v: { year: string | number }) => string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    vintages: "Millésimes",
    vintage: (v) => `Millésime ${v.year}`,
  },
  en: {
    vintages: "Vintages",
    vintage: (v) => `Vintage ${v.year}`,
  },
};
