/** Texts of `client/shop`, made by `npm run generate` from `messages/<lang>/client/shop.json`. */
import type { Lang } from '../../languages.ts';

export type Messages = {
  added: string;
  notLoaded: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    added: "Produit ajouté au panier",
    notLoaded: "Cette partie de la boutique n’a pas pu être chargée. Vérifiez votre connexion et réessayez.",
  },
  en: {
    added: "Product added to cart",
    notLoaded: "This part of the shop could not be loaded. Check your connection and try again.",
  },
};
