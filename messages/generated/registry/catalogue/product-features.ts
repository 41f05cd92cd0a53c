/** Texts of `registry/catalogue/product-features`, made by `npm run generate` from `messages/<lang>/registry/catalogue/product-features.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  description: string;
  tabs: string;
  facts: string;
  nutrition: string;
  guarantee: string;
  guaranteeText: {
    SECOND_HAND: string;
    NEW: string;
    RENTAL: string;
  };
  rental: string;
  rentalText: (v: { days: string | number; deposit: string | number; price: string | number }) => string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    description: "Description",
    tabs: "Détails du produit",
    facts: "Caractéristiques",
    nutrition: "Valeurs nutritionnelles",
    guarantee: "Garantie légale",
    guaranteeText: {
      SECOND_HAND: "Cet article de seconde main bénéficie de la garantie légale de conformité pendant deux ans à compter de sa remise. Tout défaut qui apparaît dans les douze premiers mois est présumé avoir existé dès ce jour : vous n’avez rien à prouver. La garantie des vices cachés s’applique aussi.",
      NEW: "Cet article neuf bénéficie de la garantie légale de conformité et de la garantie des vices cachés, deux ans chacune.",
      RENTAL: "",
    },
    rental: "La location, en détail",
    rentalText: (v) => `La location coûte ${v.price} jusqu’à ${v.days} jours. Un dépôt de garantie de ${v.deposit} est demandé avant la remise ou l’envoi et vous est rendu au retour.`,
  },
  en: {
    description: "Description",
    tabs: "Product details",
    facts: "Details",
    nutrition: "Nutrition",
    guarantee: "Legal guarantee",
    guaranteeText: {
      SECOND_HAND: "This second-hand article has the legal guarantee of conformity for two years from its handing over. A defect that shows in the first twelve months is presumed to have been there from that day: you have nothing to prove. The guarantee against hidden defects applies too.",
      NEW: "This new article has the legal guarantee of conformity and the guarantee against hidden defects, two years each.",
      RENTAL: "",
    },
    rental: "Renting, in detail",
    rentalText: (v) => `The rental costs ${v.price} for up to ${v.days} days. A deposit of ${v.deposit} is asked for before the piece is handed over or sent and given back on return.`,
  },
};
