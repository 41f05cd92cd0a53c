/** Texts of `registry/catalogue/wishlist`, made by `npm run generate` from `messages/<lang>/registry/catalogue/wishlist.json`. */
import type { Lang } from '../../../languages.ts';
import { counted, formatNumber } from '../../../plural.ts';

export type Messages = {
  loading: string;
  error: string;
  retry: string;
  empty: string;
  emptyText: string;
  shop: string;
  count: (v: { count: number }) => string;
  here: string;
  signIn: string;
  gone: (v: { count: number }) => string;
  forget: (v: { count: number }) => string;
  list: string;
  needsScript: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    loading: "Chargement de vos favoris",
    error: "Vos favoris ne se chargent pas pour l’instant.",
    retry: "Réessayer",
    empty: "Aucun favori pour l’instant",
    emptyText: "Touchez le cœur d’un produit qui vous plaît : il vous attendra ici.",
    shop: "Découvrir la boutique",
    count: (v) => counted("fr", v.count, { one: "# favori", other: "# favoris" }),
    here: "Vos favoris sont gardés dans ce navigateur.",
    signIn: "Connectez-vous pour les retrouver partout",
    gone: (v) => (v.count === 1 ? "L’un de vos favoris a quitté la boutique." : `${formatNumber("fr", v.count)} de vos favoris ont quitté la boutique.`),
    forget: (v) => (v.count === 1 ? "L’enlever de la liste" : "Les enlever de la liste"),
    list: "Vos favoris",
    needsScript: "Vos favoris sont gardés par votre navigateur, qui a besoin pour cela de JavaScript.",
  },
  en: {
    loading: "Loading your wishlist",
    error: "Your wishlist does not load at the moment.",
    retry: "Try again",
    empty: "Nothing in your wishlist yet",
    emptyText: "Press the heart of a product you like: it will wait for you here.",
    shop: "Discover the shop",
    count: (v) => counted("en", v.count, { one: "# item", other: "# items" }),
    here: "Your wishlist is kept in this browser.",
    signIn: "Sign in to find it everywhere",
    gone: (v) => counted("en", v.count, { one: "One item of your wishlist has left the shop.", other: "# items of your wishlist have left the shop." }),
    forget: (v) => counted("en", v.count, { one: "Take it off the list", other: "Take them off the list" }),
    list: "Your wishlist",
    needsScript: "Your browser keeps your wishlist, and needs JavaScript for it.",
  },
};
