/** Texts of `registry/account/orders/order-documents`, made by `npm run generate` from `messages/<lang>/registry/account/orders/order-documents.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  title: string;
  INVOICE: string;
  CREDIT_NOTE: string;
  of: (v: { date: string | number }) => string;
  test: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Facture et avoirs",
    INVOICE: "Facture",
    CREDIT_NOTE: "Avoir",
    of: (v) => `du ${v.date}`,
    test: "essai",
  },
  en: {
    title: "Invoice and credit notes",
    INVOICE: "Invoice",
    CREDIT_NOTE: "Credit note",
    of: (v) => `of ${v.date}`,
    test: "test",
  },
};
