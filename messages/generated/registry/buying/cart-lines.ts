/** Texts of `registry/buying/cart-lines`, made by `npm run generate` from `messages/<lang>/registry/buying/cart-lines.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  list: string;
  empty: string;
  shop: string;
  removed: (v: { name: string | number }) => string;
  undo: string;
  refused: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    list: "Articles du panier",
    empty: "Votre panier est vide pour l’instant.",
    shop: "Flâner dans la boutique",
    removed: (v) => `« ${v.name} » a quitté votre panier.`,
    undo: "Annuler",
    refused: "Votre commande n’est pas passée",
  },
  en: {
    list: "Items in the cart",
    empty: "Your cart is empty for now.",
    shop: "Browse the shop",
    removed: (v) => `“${v.name}” has left your cart.`,
    undo: "Undo",
    refused: "Your order was not placed",
  },
};
