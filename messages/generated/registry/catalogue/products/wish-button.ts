/** Texts of `registry/catalogue/products/wish-button`, made by `npm run generate` from `messages/<lang>/registry/catalogue/products/wish-button.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  label: (v: { name: string | number }) => string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    label: (v) => `Favori : ${v.name}`,
  },
  en: {
    label: (v) => `Wishlist: ${v.name}`,
  },
};
