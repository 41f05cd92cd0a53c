/** Texts of `backend/goods/catalogue/document`, made by `npm run generate` from `messages/<lang>/backend/goods/catalogue/document.json`. */
import type { Lang } from '../../../../languages.ts';
import { formatNumber, plural } from '../../../../plural.ts';

export type Messages = {
  from: string;
  insteadOf: (v: { price: string | number }) => string;
  rental: (v: { days: number; price: string | number }) => string;
  deposit: (v: { price: string | number }) => string;
  taxes: string;
  condition: string;
  conditions: {
    NEW_WITH_TAG: string;
    LIKE_NEW: string;
    VERY_GOOD: string;
    GOOD: string;
  };
  brand: string;
  reference: string;
  description: string;
  features: string;
  awards: string;
  meals: string;
  contents: string;
  date: (v: { day: string | number }) => string;
  dateOnly: (v: { day: string | number }) => string;
  page: (v: { count: string | number; page: string | number }) => string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    from: "À partir de",
    insteadOf: (v) => `au lieu de ${v.price}`,
    rental: (v) => plural("fr", v.days, { one: `Location : ${v.price} pour ${formatNumber("fr", v.days)} jour`, other: `Location : ${v.price} pour ${formatNumber("fr", v.days)} jours` }),
    deposit: (v) => `Dépôt de garantie : ${v.price}`,
    taxes: "toutes taxes comprises",
    condition: "État",
    conditions: {
      NEW_WITH_TAG: "Neuf avec étiquette",
      LIKE_NEW: "Comme neuf",
      VERY_GOOD: "Très bon état",
      GOOD: "Bon état",
    },
    brand: "Marque",
    reference: "Référence",
    description: "Description",
    features: "Caractéristiques",
    awards: "Récompenses",
    meals: "Accords",
    contents: "Dans ce coffret",
    date: (v) => `Fiche du ${v.day}. Prix et disponibilité : voir la page du produit.`,
    dateOnly: (v) => `Fiche du ${v.day}.`,
    page: (v) => `Page ${v.page} sur ${v.count}`,
  },
  en: {
    from: "From",
    insteadOf: (v) => `instead of ${v.price}`,
    rental: (v) => plural("en", v.days, { one: `Rental: ${v.price} for ${formatNumber("en", v.days)} day`, other: `Rental: ${v.price} for ${formatNumber("en", v.days)} days` }),
    deposit: (v) => `Deposit: ${v.price}`,
    taxes: "all taxes included",
    condition: "Condition",
    conditions: {
      NEW_WITH_TAG: "New with tag",
      LIKE_NEW: "Like new",
      VERY_GOOD: "Very good",
      GOOD: "Good",
    },
    brand: "Brand",
    reference: "Reference",
    description: "Description",
    features: "Features",
    awards: "Awards",
    meals: "Goes with",
    contents: "In this box",
    date: (v) => `Sheet of ${v.day}. Price and availability: see the product’s page.`,
    dateOnly: (v) => `Sheet of ${v.day}.`,
    page: (v) => `Page ${v.page} of ${v.count}`,
  },
};
