/** Texts of `domain/delivery-fees`, made by `npm run generate` from `messages/<lang>/domain/delivery-fees.json`. */
import type { Lang } from '../../languages.ts';

export type Messages = {
  noProducts: string;
  noAnswer: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    noProducts: "Aucun produit dans le panier",
    noAnswer: "Les frais de livraison n’ont pas pu être calculés",
  },
  en: {
    noProducts: "No products in cart",
    noAnswer: "The shipping fees could not be calculated",
  },
};
