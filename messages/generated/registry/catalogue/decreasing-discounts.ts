/** Texts of `registry/catalogue/decreasing-discounts`, made by `npm run generate` from `messages/<lang>/registry/catalogue/decreasing-discounts.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  caption: string;
  quantity: string;
  off: string;
  total: string;
  from: (v: { count: string | number }) => string;
  fromBottles: (v: { count: string | number }) => string;
  choose: (v: { count: string | number }) => string;
  totalFor: (v: { count: string | number; total: string | number }) => string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    caption: "Prix selon la quantité",
    quantity: "Quantité",
    off: "Remise",
    total: "Total",
    from: (v) => `Dès ${v.count}`,
    fromBottles: (v) => `Dès ${v.count} bouteilles`,
    choose: (v) => `Choisir ${v.count}`,
    totalFor: (v) => `${v.count} pour ${v.total}`,
  },
  en: {
    caption: "Price by quantity",
    quantity: "Quantity",
    off: "Off",
    total: "Total",
    from: (v) => `From ${v.count}`,
    fromBottles: (v) => `From ${v.count} bottles`,
    choose: (v) => `Choose ${v.count}`,
    totalFor: (v) => `${v.count} for ${v.total}`,
  },
};
