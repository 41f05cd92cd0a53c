/** Texts of `registry/catalogue/product-file`, made by `npm run generate` from `messages/<lang>/registry/catalogue/product-file.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  label: string;
  type: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    label: "Télécharger la fiche",
    type: "(PDF)",
  },
  en: {
    label: "Download the product sheet",
    type: "(PDF)",
  },
};
