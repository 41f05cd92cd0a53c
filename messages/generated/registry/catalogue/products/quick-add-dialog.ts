/** Texts of `registry/catalogue/products/quick-add-dialog`, made by `npm run generate` from `messages/<lang>/registry/catalogue/products/quick-add-dialog.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  choose: string;
  quantity: string;
  add: string;
  close: string;
  sheet: string;
  sold: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    choose: "Choisissez",
    quantity: "Quantité",
    add: "Ajouter au panier",
    close: "Fermer",
    sheet: "Voir la fiche",
    sold: "épuisé",
  },
  en: {
    choose: "Choose",
    quantity: "Quantity",
    add: "Add to the cart",
    close: "Close",
    sheet: "See the details",
    sold: "sold out",
  },
};
