/** Texts of `domain/nutrition-labels`, made by `npm run generate` from `messages/<lang>/domain/nutrition-labels.json`. */
import type { Lang } from '../../languages.ts';

export type Messages = {
  caption: string;
  per: {
    "100_G": string;
    "100_ML": string;
  };
  energy: string;
  fat: string;
  saturates: string;
  carbohydrate: string;
  sugars: string;
  fibre: string;
  protein: string;
  salt: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    caption: "Valeurs nutritionnelles moyennes",
    per: {
      "100_G": "pour 100 g",
      "100_ML": "pour 100 ml",
    },
    energy: "Énergie",
    fat: "Matières grasses",
    saturates: "dont acides gras saturés",
    carbohydrate: "Glucides",
    sugars: "dont sucres",
    fibre: "Fibres alimentaires",
    protein: "Protéines",
    salt: "Sel",
  },
  en: {
    caption: "Average nutritional values",
    per: {
      "100_G": "per 100 g",
      "100_ML": "per 100 ml",
    },
    energy: "Energy",
    fat: "Fat",
    saturates: "of which saturates",
    carbohydrate: "Carbohydrate",
    sugars: "of which sugars",
    fibre: "Fibre",
    protein: "Protein",
    salt: "Salt",
  },
};
