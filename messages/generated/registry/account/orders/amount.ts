/** Texts of `registry/account/orders/amount`, made by `npm run generate` from `messages/<lang>/registry/account/orders/amount.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  discount: (v: { code: string | null }) => string;
  deducted: string;
  totalExported: string;
  exported: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    discount: (v) => (!v.code ? "Remise" : `Remise (code ${v.code})`),
    deducted: "TVA déduite (exportation)",
    totalExported: "Total, exporté sans TVA",
    exported: "Exportation : sans TVA française (article 262 I du CGI). Les droits et taxes d’importation éventuels sont à payer à l’arrivée.",
  },
  en: {
    discount: (v) => (!v.code ? "Discount" : `Discount (code ${v.code})`),
    deducted: "VAT deducted (export)",
    totalExported: "Total, exported without VAT",
    exported: "Export: without French VAT (article 262 I CGI). Import duties and taxes, if any, are paid on arrival.",
  },
};
