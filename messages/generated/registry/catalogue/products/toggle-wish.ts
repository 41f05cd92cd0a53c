/** Texts of `registry/catalogue/products/toggle-wish`, made by `npm run generate` from `messages/<lang>/registry/catalogue/products/toggle-wish.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  kept: string;
  gone: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    kept: "Gardé dans vos favoris",
    gone: "Retiré de vos favoris",
  },
  en: {
    kept: "Kept in your wishlist",
    gone: "Taken off your wishlist",
  },
};
