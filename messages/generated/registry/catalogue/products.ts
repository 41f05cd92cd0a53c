/** Texts of `registry/catalogue/products`, made by `npm run generate` from `messages/<lang>/registry/catalogue/products.json`. */
import type { Lang } from '../../../languages.ts';
import { counted, formatNumber } from '../../../plural.ts';

export type Messages = {
  price: string;
  referencePrice: string;
  from: string;
  perDays: (v: { days: string | number }) => string;
  percentOff: (v: { percent: string | number }) => string;
  soldOut: string;
  quickAdd: string;
  before: string;
  after: string;
  inStock: string;
  madeToOrder: string;
  onlyLeft: (v: { count: number }) => string;
  size: (v: { label: string | number }) => string;
  sizes: string;
  colours: (v: { count: string | number }) => string;
  offer: {
    NEW: string;
    SECOND_HAND: string;
    RENTAL: string;
  };
  condition: {
    NEW_WITH_TAG: string;
    LIKE_NEW: string;
    VERY_GOOD: string;
    GOOD: string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    price: "Prix",
    referencePrice: "Prix le plus bas des 30 jours précédents",
    from: "dès",
    perDays: (v) => `/ ${v.days} jours`,
    percentOff: (v) => `−${v.percent} %`,
    soldOut: "Épuisé",
    quickAdd: "Ajout rapide",
    before: "Produits précédents",
    after: "Produits suivants",
    inStock: "En stock",
    madeToOrder: "Sur commande",
    onlyLeft: (v) => (v.count === 1 ? "Dernier exemplaire" : `Plus que ${formatNumber("fr", v.count)}`),
    size: (v) => `Taille ${v.label}`,
    sizes: "Tailles",
    colours: (v) => `${v.count} couleurs`,
    offer: {
      NEW: "Neuf",
      SECOND_HAND: "Seconde main",
      RENTAL: "Location",
    },
    condition: {
      NEW_WITH_TAG: "Neuf avec étiquette",
      LIKE_NEW: "Comme neuf",
      VERY_GOOD: "Très bon état",
      GOOD: "Bon état",
    },
  },
  en: {
    price: "Price",
    referencePrice: "Lowest price of the 30 days before",
    from: "from",
    perDays: (v) => `/ ${v.days} days`,
    percentOff: (v) => `−${v.percent}%`,
    soldOut: "Sold out",
    quickAdd: "Quick add",
    before: "Products before",
    after: "Products after",
    inStock: "In stock",
    madeToOrder: "Made to order",
    onlyLeft: (v) => counted("en", v.count, { one: "Last one", other: "Only # left" }),
    size: (v) => `Size ${v.label}`,
    sizes: "Sizes",
    colours: (v) => `${v.count} colours`,
    offer: {
      NEW: "New",
      SECOND_HAND: "Second-hand",
      RENTAL: "For rent",
    },
    condition: {
      NEW_WITH_TAG: "New with tag",
      LIKE_NEW: "Like new",
      VERY_GOOD: "Very good",
      GOOD: "Good",
    },
  },
};
