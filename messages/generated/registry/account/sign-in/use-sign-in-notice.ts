/** Texts of `registry/account/sign-in/use-sign-in-notice`, made by `npm run generate` from `messages/<lang>/registry/account/sign-in/use-sign-in-notice.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  hello: (v: { name: string | number }) => string;
  merged: (v: { name: string | number; what: string | number }) => string;
  cart: string;
  wishlist: string;
  both: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    hello: (v) => `Bonjour ${v.name}, votre compte est ouvert.`,
    merged: (v) => `Bonjour ${v.name}, ${v.what} maintenant dans votre compte.`,
    cart: "votre panier est",
    wishlist: "vos favoris sont",
    both: "votre panier et vos favoris sont",
  },
  en: {
    hello: (v) => `Hello ${v.name}, your account is open.`,
    merged: (v) => `Hello ${v.name}, ${v.what} now in your account.`,
    cart: "your cart is",
    wishlist: "your wishlist is",
    both: "your cart and your wishlist are",
  },
};
