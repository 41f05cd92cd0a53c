/** Texts of `entities/sales`, made by `npm run generate` from `messages/<lang>/entities/sales.json`. */
import type { Lang } from '../../languages.ts';

export type Messages = {
  columns: {
    siren: string;
    day: string;
    currency: string;
    category: string;
    vatRate: string;
    net: string;
    vat: string;
    gross: string;
    transactions: string;
  };
  categories: {
    GOODS: string;
    SERVICES: string;
    UNTAXED: string;
    MARGIN: string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    columns: {
      siren: "SIREN",
      day: "Jour",
      currency: "Devise",
      category: "Catégorie",
      vatRate: "Taux de TVA (%)",
      net: "Montant hors taxe",
      vat: "TVA",
      gross: "Montant TTC",
      transactions: "Nombre de transactions",
    },
    categories: {
      GOODS: "Livraisons de biens (TLB1)",
      SERVICES: "Prestations de services (TPS1)",
      UNTAXED: "Non taxées en France (TNT1)",
      MARGIN: "Régime de la marge (TMA1)",
    },
  },
  en: {
    columns: {
      siren: "SIREN",
      day: "Day",
      currency: "Currency",
      category: "Category",
      vatRate: "VAT rate (%)",
      net: "Amount without VAT",
      vat: "VAT",
      gross: "Amount with VAT",
      transactions: "Number of transactions",
    },
    categories: {
      GOODS: "Goods (TLB1)",
      SERVICES: "Services (TPS1)",
      UNTAXED: "Not taxed in France (TNT1)",
      MARGIN: "Margin scheme (TMA1)",
    },
  },
};
