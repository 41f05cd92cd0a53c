/** Texts of `backend/storefront/search/facet`, made by `npm run generate` from `messages/<lang>/backend/storefront/search/facet.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  size: string;
  colour: string;
  grape: string;
  appellation: string;
  vintage: string;
  format: string;
  offer: string;
  kind: string;
  tags: string;
  offers: {
    NEW: string;
    SECOND_HAND: string;
    RENTAL: string;
  };
  kinds: {
    WINE: string;
    BOX: string;
    OTHER: string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    size: "Taille",
    colour: "Couleur",
    grape: "Cépage",
    appellation: "Appellation",
    vintage: "Millésime",
    format: "Format",
    offer: "Offre",
    kind: "Type",
    tags: "Catégorie",
    offers: {
      NEW: "Neuf",
      SECOND_HAND: "Seconde main",
      RENTAL: "Location",
    },
    kinds: {
      WINE: "Vin",
      BOX: "Coffret",
      OTHER: "Article",
    },
  },
  en: {
    size: "Size",
    colour: "Colour",
    grape: "Grape",
    appellation: "Appellation",
    vintage: "Vintage",
    format: "Bottle size",
    offer: "Offer",
    kind: "Type",
    tags: "Category",
    offers: {
      NEW: "New",
      SECOND_HAND: "Second-hand",
      RENTAL: "For rent",
    },
    kinds: {
      WINE: "Wine",
      BOX: "Box",
      OTHER: "Item",
    },
  },
};
