/** Texts of `backend/commerce/invoice/document`, made by `npm run generate` from `messages/<lang>/backend/commerce/invoice/document.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  INVOICE: string;
  CREDIT_NOTE: string;
  number: string;
  issued: string;
  issuedNote: string;
  order: string;
  ordered: string;
  paid: string;
  refunded: string;
  about: (v: { date: string | number; reference: string | number }) => string;
  soldBy: string;
  billedTo: string;
  deliveredTo: string;
  designation: string;
  quantity: string;
  priceBefore: string;
  price: string;
  rate: string;
  total: string;
  margin: string;
  reference: string;
  subtotal: string;
  discount: string;
  discountCode: (v: { code: string | number }) => string;
  kept: string;
  shipping: string;
  free: string;
  totalBefore: string;
  vat: string;
  grandTotal: string;
  credited: string;
  base: string;
  tax: string;
  gross: string;
  marginScheme: string;
  paidMark: string;
  refundedMark: string;
  marginMention: string;
  deducted: string;
  exportTotal: string;
  exportMention: string;
  ossMention: string;
  noVat: string;
  test: string;
  testMention: string;
  siret: string;
  rcs: string;
  ape: string;
  vatNumber: string;
  capital: string;
  page: (v: { count: string | number; page: string | number }) => string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    INVOICE: "Facture",
    CREDIT_NOTE: "Avoir",
    number: "N°",
    issued: "Émise le",
    issuedNote: "Émis le",
    order: "Commande",
    ordered: "Commandée le",
    paid: "Payée le",
    refunded: "Remboursé le",
    about: (v) => `Annule tout ou partie de la facture
${v.reference} du ${v.date}`,
    soldBy: "Vendeur",
    billedTo: "Client",
    deliveredTo: "Livré à",
    designation: "Désignation",
    quantity: "Qté",
    priceBefore: "P.U. HT",
    price: "P.U. TTC",
    rate: "TVA",
    total: "Total TTC",
    margin: "marge",
    reference: "Réf.",
    subtotal: "Sous-total TTC",
    discount: "Remise",
    discountCode: (v) => `Remise (code ${v.code})`,
    kept: "Remises déduites",
    shipping: "Livraison TTC",
    free: "offerte",
    totalBefore: "Total HT",
    vat: "Total TVA",
    grandTotal: "Total TTC",
    credited: "Total remboursé TTC",
    base: "Base HT",
    tax: "TVA",
    gross: "TTC",
    marginScheme: "Régime de la marge",
    paidMark: "Facture acquittée",
    refundedMark: "Avoir remboursé",
    marginMention: "Régime particulier – Biens d’occasion (articles 297 A et 297 E du CGI) : la TVA est comprise dans le prix et n’est pas mentionnée.",
    deducted: "TVA déduite (exportation)",
    exportTotal: "Total payé",
    exportMention: "Exportation : exonération de TVA, article 262 I du CGI.",
    ossMention: "TVA au taux du pays de livraison, déclarée par le guichet unique (régime OSS de l’Union).",
    noVat: "TVA non applicable, article 293 B du CGI.",
    test: "ESSAI",
    testMention: "ESSAI – payé par la banque de test : rien n’a été vendu, ce document n’est pas une facture.",
    siret: "SIRET",
    rcs: "RCS",
    ape: "APE",
    vatNumber: "TVA intracommunautaire",
    capital: "au capital de",
    page: (v) => `Page ${v.page} sur ${v.count}`,
  },
  en: {
    INVOICE: "Invoice",
    CREDIT_NOTE: "Credit note",
    number: "No.",
    issued: "Issued on",
    issuedNote: "Issued on",
    order: "Order",
    ordered: "Ordered on",
    paid: "Paid on",
    refunded: "Refunded on",
    about: (v) => `Cancels all or part of invoice
${v.reference} of ${v.date}`,
    soldBy: "Seller",
    billedTo: "Customer",
    deliveredTo: "Delivered to",
    designation: "Description",
    quantity: "Qty",
    priceBefore: "Unit excl. VAT",
    price: "Unit incl. VAT",
    rate: "VAT",
    total: "Total incl. VAT",
    margin: "margin",
    reference: "Ref.",
    subtotal: "Subtotal incl. VAT",
    discount: "Discount",
    discountCode: (v) => `Discount (code ${v.code})`,
    kept: "Discounts deducted",
    shipping: "Delivery incl. VAT",
    free: "free",
    totalBefore: "Total excl. VAT",
    vat: "Total VAT",
    grandTotal: "Total incl. VAT",
    credited: "Total refunded incl. VAT",
    base: "Excl. VAT",
    tax: "VAT",
    gross: "Incl. VAT",
    marginScheme: "Margin scheme",
    paidMark: "Invoice paid in full",
    refundedMark: "Credit note refunded",
    marginMention: "Margin scheme – second-hand goods (Régime particulier – Biens d’occasion, articles 297 A and 297 E CGI): VAT is included in the price and not stated.",
    deducted: "VAT deducted (export)",
    exportTotal: "Total paid",
    exportMention: "Export: exempt from VAT, article 262 I CGI (exonération de TVA, article 262 I du CGI).",
    ossMention: "VAT at the rate of the country of delivery, declared through the one-stop shop (Union OSS scheme).",
    noVat: "VAT not applicable, article 293 B CGI.",
    test: "TEST",
    testMention: "ESSAI / TEST – paid through the test bank: nothing was sold, this document is not an invoice.",
    siret: "SIRET",
    rcs: "RCS",
    ape: "APE",
    vatNumber: "VAT number",
    capital: "with a capital of",
    page: (v) => `Page ${v.page} of ${v.count}`,
  },
};
