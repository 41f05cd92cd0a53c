/** Texts of `registry/buying/cart-button`, made by `npm run generate` from `messages/<lang>/registry/buying/cart-button.json`. */
import type { Lang } from '../../../languages.ts';
import { counted } from '../../../plural.ts';

export type Messages = {
  cart: string;
  label: (v: { count: number }) => string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    cart: "Panier",
    label: (v) => (v.count === 0 ? "Panier, vide" : counted("fr", v.count, { one: "Panier, # article", other: "Panier, # articles" })),
  },
  en: {
    cart: "Cart",
    label: (v) => (v.count === 0 ? "Cart, empty" : counted("en", v.count, { one: "Cart, # item", other: "Cart, # items" })),
  },
};
