/** Texts of `registry/buying/mini-cart`, made by `npm run generate` from `messages/<lang>/registry/buying/mini-cart.json`. */
import type { Lang } from '../../../languages.ts';
import { counted } from '../../../plural.ts';

export type Messages = {
  title: string;
  titleCount: (v: { count: number }) => string;
  close: string;
  empty: string;
  emptyHint: string;
  total: string;
  shippingNote: string;
  order: string;
  toCart: string;
  goOn: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Votre panier",
    titleCount: (v) => (v.count === 0 ? "Votre panier" : counted("fr", v.count, { one: "Votre panier · # article", other: "Votre panier · # articles" })),
    close: "Fermer le panier",
    empty: "Votre panier est vide pour l’instant.",
    emptyHint: "Prenez le temps de regarder : rien ne presse.",
    total: "Total",
    shippingNote: "Hors livraison, TTC",
    order: "Commander",
    toCart: "Voir le panier",
    goOn: "Continuer à flâner",
  },
  en: {
    title: "Your cart",
    titleCount: (v) => (v.count === 0 ? "Your cart" : counted("en", v.count, { one: "Your cart · # item", other: "Your cart · # items" })),
    close: "Close the cart",
    empty: "Your cart is empty for now.",
    emptyHint: "Take your time: there is no hurry.",
    total: "Total",
    shippingNote: "Before shipping, taxes included",
    order: "Check out",
    toCart: "See the cart",
    goOn: "Keep browsing",
  },
};
