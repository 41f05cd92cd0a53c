/** Texts of `domain/quantity`, made by `npm run generate` from `messages/<lang>/domain/quantity.json`. */
import type { Lang } from '../../languages.ts';
import { counted, formatNumber } from '../../plural.ts';

export type Messages = {
  notPositive: string;
  notMultiple: (v: { multiple: string | number }) => string;
  notMultipleOfBottles: (v: { multiple: string | number }) => string;
  outOfStock: (v: { stock: number }) => string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    notPositive: "La quantité doit être supérieure à 0",
    notMultiple: (v) => `Ce produit ne peut être ajouté que par multiple de ${v.multiple}`,
    notMultipleOfBottles: (v) => `Ce produit ne peut être ajouté que par multiple de ${v.multiple} bouteilles`,
    outOfStock: (v) => `Il ne reste que ${counted("fr", v.stock, { one: "# article", other: "# articles" })} en stock`,
  },
  en: {
    notPositive: "Quantity must be greater than 0",
    notMultiple: (v) => `This product can only be added by multiple of ${v.multiple}`,
    notMultipleOfBottles: (v) => `This product can only be added by multiple of ${v.multiple} bottles`,
    outOfStock: (v) => `Only ${formatNumber("en", v.stock)} items remaining in stock`,
  },
};
