/** Texts of `registry/buying/cart-totals`, made by `npm run generate` from `messages/<lang>/registry/buying/cart-totals.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  title: string;
  subtotal: string;
  shipping: string;
  shippingUnknown: string;
  shippingFree: string;
  total: string;
  totalWithoutShipping: string;
  next: string;
  blocked: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Récapitulatif",
    subtotal: "Sous-total",
    shipping: "Livraison",
    shippingUnknown: "à choisir",
    shippingFree: "offerte",
    total: "Total TTC",
    totalWithoutShipping: "Total TTC, hors livraison",
    next: "Passer commande",
    blocked: "Retirez d’abord les articles qui ne sont plus disponibles.",
  },
  en: {
    title: "Summary",
    subtotal: "Subtotal",
    shipping: "Delivery",
    shippingUnknown: "to be chosen",
    shippingFree: "free",
    total: "Total, taxes included",
    totalWithoutShipping: "Total, taxes included, before delivery",
    next: "Check out",
    blocked: "First remove the items that are no longer available.",
  },
};
