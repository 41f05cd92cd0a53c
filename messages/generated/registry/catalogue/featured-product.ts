/** Texts of `registry/catalogue/featured-product`, made by `npm run generate` from `messages/<lang>/registry/catalogue/featured-product.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  see: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    see: "Voir le produit",
  },
  en: {
    see: "See the product",
  },
};
