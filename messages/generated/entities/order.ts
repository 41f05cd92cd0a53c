/** Texts of `entities/order`, made by `npm run generate` from `messages/<lang>/entities/order.json`. */
import type { Lang } from '../../languages.ts';

export type Messages = {
  columns: {
    reference: string;
    status: string;
    createdAt: string;
    createdAtUtc: string;
    paidAt: string;
    paidAtUtc: string;
    name: string;
    email: string;
    country: string;
    currency: string;
    sentTo: string;
    taxation: string;
    subtotal: string;
    discount: string;
    shipping: string;
    vatDeducted: string;
    total: string;
    vat: string;
    method: string;
    invoice: string;
    creditNotes: string;
    credited: string;
  };
  rate: {
    net: (v: { rate: string | number }) => string;
    vat: (v: { rate: string | number }) => string;
    margin: string;
  };
  taxation: {
    HOME: string;
    EXPORT: string;
    OSS: string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    columns: {
      reference: "numéro",
      status: "statut",
      createdAt: "passée le",
      createdAtUtc: "passée le (UTC)",
      paidAt: "payée le",
      paidAtUtc: "payée le (UTC)",
      name: "nom",
      email: "e-mail",
      country: "pays",
      currency: "devise",
      sentTo: "envoyée vers",
      taxation: "régime de TVA",
      subtotal: "produits TTC",
      discount: "remise",
      shipping: "livraison",
      vatDeducted: "TVA déduite",
      total: "total TTC",
      vat: "TVA",
      method: "moyen de paiement",
      invoice: "facture",
      creditNotes: "avoirs",
      credited: "avoirs TTC",
    },
    rate: {
      net: (v) => `HT ${v.rate}`,
      vat: (v) => `TVA ${v.rate}`,
      margin: "TTC sur la marge",
    },
    taxation: {
      HOME: "boutique",
      EXPORT: "exportation",
      OSS: "guichet unique",
    },
  },
  en: {
    columns: {
      reference: "number",
      status: "status",
      createdAt: "placed",
      createdAtUtc: "placed (UTC)",
      paidAt: "paid",
      paidAtUtc: "paid (UTC)",
      name: "name",
      email: "e-mail",
      country: "country",
      currency: "currency",
      sentTo: "sent to",
      taxation: "VAT scheme",
      subtotal: "products",
      discount: "discount",
      shipping: "delivery",
      vatDeducted: "VAT deducted",
      total: "total",
      vat: "VAT",
      method: "means of payment",
      invoice: "invoice",
      creditNotes: "credit notes",
      credited: "credited",
    },
    rate: {
      net: (v) => `net ${v.rate}`,
      vat: (v) => `VAT ${v.rate}`,
      margin: "margin scheme",
    },
    taxation: {
      HOME: "shop",
      EXPORT: "export",
      OSS: "one-stop shop",
    },
  },
};
