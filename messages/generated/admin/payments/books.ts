/** Texts of `admin/payments/books`, made by `npm run generate` from `messages/<lang>/admin/payments/books.json`. */
import type { Lang } from '../../../languages.ts';
import { counted } from '../../../plural.ts';

export type Messages = {
  title: string;
  intro: string;
  from: string;
  to: string;
  periodWrong: string;
  csv: string;
  failed: string;
  retry: string;
  loading: string;
  problems: (v: { count: number }) => string;
  noProblem: string;
  kinds: {
    PAID_WITHOUT_PAYMENT: string;
    PAYMENT_WITHOUT_ORDER: string;
    EXTRA_PAYMENT: string;
    NO_INVOICE: string;
    INVOICE_AMOUNT: string;
    REFUND_WITHOUT_CREDIT_NOTE: string;
    CREDIT_NOTE_WITHOUT_REFUND: string;
    REFUND_OPEN: string;
    REFUND_FAILED: string;
    UNDECIDED: string;
    UNCONFIRMED: string;
    PAYOUT_DIFFERS: string;
  };
  what: string;
  about: string;
  amount: string;
  at: string;
  total: string;
  days: string;
  day: string;
  orders: string;
  payments: string;
  refunds: string;
  invoices: string;
  creditNotes: string;
  payouts: string;
  fees: string;
  notPaidOut: string;
  differences: string;
  noDay: string;
  count: (v: { count: string | number }) => string;
  payoutTitle: string;
  payoutText: string;
  provider: string;
  payoutDay: string;
  payoutAmount: string;
  payoutFees: string;
  payoutReference: string;
  amountWrong: (v: { currency: string | number }) => string;
  dayWrong: string;
  referenceWrong: string;
  add: string;
  added: string;
  noPayout: string;
  read: string;
  by: (v: { email: string | number }) => string;
  salesReport: string;
  fec: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Rapprochement",
    intro: "Commandes, paiements, factures et virements, jour par jour. Les essais n’y sont pas.",
    from: "Du",
    to: "Au (inclus)",
    periodWrong: "La fin est avant le début.",
    csv: "Télécharger en CSV",
    failed: "Le rapprochement ne se charge pas.",
    retry: "Réessayer",
    loading: "Chargement du rapprochement",
    problems: (v) => (v.count === 0 ? "Tout concorde" : counted("fr", v.count, { one: "# différence à regarder", other: "# différences à regarder" })),
    noProblem: "Chaque commande payée a son paiement et sa facture, chaque remboursement son avoir.",
    kinds: {
      PAID_WITHOUT_PAYMENT: "Commande payée sans paiement reçu",
      PAYMENT_WITHOUT_ORDER: "Paiement reçu pour une commande qui ne court plus",
      EXTRA_PAYMENT: "Paiement en trop, à rendre",
      NO_INVOICE: "Paiement sans facture",
      INVOICE_AMOUNT: "La facture n’a pas le montant payé",
      REFUND_WITHOUT_CREDIT_NOTE: "Remboursement sans avoir",
      CREDIT_NOTE_WITHOUT_REFUND: "Avoir sans remboursement",
      REFUND_OPEN: "Remboursement à faire ou en cours",
      REFUND_FAILED: "Remboursement non abouti",
      UNDECIDED: "Paiement sans réponse depuis longtemps",
      UNCONFIRMED: "Paiement que la banque n’a pas confirmé",
      PAYOUT_DIFFERS: "Le virement n’a pas le montant attendu",
    },
    what: "Différence",
    about: "Commande ou virement",
    amount: "Montant",
    at: "Le",
    total: "Sur la période",
    days: "Jour par jour",
    day: "Jour",
    orders: "Commandes payées",
    payments: "Paiements",
    refunds: "Remboursements",
    invoices: "Factures",
    creditNotes: "Avoirs",
    payouts: "Virements",
    fees: "Frais",
    notPaidOut: "Pas encore viré par les prestataires",
    differences: "Différences",
    noDay: "Rien sur cette période.",
    count: (v) => `${v.count} ×`,
    payoutTitle: "Virements des prestataires",
    payoutText: "Ceux de Stripe se lisent d’eux-mêmes. Notez ici ceux que montre votre relevé de compte.",
    provider: "Prestataire",
    payoutDay: "Jour du virement",
    payoutAmount: "Montant arrivé",
    payoutFees: "Frais retenus",
    payoutReference: "Référence du virement",
    amountWrong: (v) => `Un montant en ${v.currency}, par exemple 1250,40.`,
    dayWrong: "Indiquez le jour.",
    referenceWrong: "Indiquez la référence du relevé.",
    add: "Noter ce virement",
    added: "Le virement est noté.",
    noPayout: "Aucun virement noté pour l’instant.",
    read: "lu chez le prestataire",
    by: (v) => `noté par ${v.email}`,
    salesReport: "Ventes par jour (e-reporting)",
    fec: "Écritures comptables (FEC)",
  },
  en: {
    title: "Reconciliation",
    intro: "Orders, payments, invoices and payouts, day by day. Trials are not among them.",
    from: "From",
    to: "To (included)",
    periodWrong: "The end is before the beginning.",
    csv: "Download as CSV",
    failed: "The reconciliation does not load.",
    retry: "Try again",
    loading: "Loading the reconciliation",
    problems: (v) => (v.count === 0 ? "All of it agrees" : counted("en", v.count, { one: "# difference to look at", other: "# differences to look at" })),
    noProblem: "Each paid order has its payment and its invoice, each refund its credit note.",
    kinds: {
      PAID_WITHOUT_PAYMENT: "Order paid without a payment that came",
      PAYMENT_WITHOUT_ORDER: "Payment for an order that is over",
      EXTRA_PAYMENT: "Payment in excess, to be given back",
      NO_INVOICE: "Payment without an invoice",
      INVOICE_AMOUNT: "The invoice is not of the amount paid",
      REFUND_WITHOUT_CREDIT_NOTE: "Refund without a credit note",
      CREDIT_NOTE_WITHOUT_REFUND: "Credit note without a refund",
      REFUND_OPEN: "Refund to be made or under way",
      REFUND_FAILED: "Refund that did not go through",
      UNDECIDED: "Payment without an answer for long",
      UNCONFIRMED: "Payment that the bank has not confirmed",
      PAYOUT_DIFFERS: "The payout is not of the expected amount",
    },
    what: "Difference",
    about: "Order or payout",
    amount: "Amount",
    at: "On",
    total: "Over the period",
    days: "Day by day",
    day: "Day",
    orders: "Paid orders",
    payments: "Payments",
    refunds: "Refunds",
    invoices: "Invoices",
    creditNotes: "Credit notes",
    payouts: "Payouts",
    fees: "Fees",
    notPaidOut: "Not paid out yet by the providers",
    differences: "Differences",
    noDay: "Nothing in this period.",
    count: (v) => `${v.count} ×`,
    payoutTitle: "Payouts of the providers",
    payoutText: "Those of Stripe are read by themselves. Note here those that your bank statement shows.",
    provider: "Provider",
    payoutDay: "Day of the payout",
    payoutAmount: "Amount that arrived",
    payoutFees: "Fees kept",
    payoutReference: "Reference of the payout",
    amountWrong: (v) => `An amount in ${v.currency}, such as 1250.40.`,
    dayWrong: "Give the day.",
    referenceWrong: "Give the reference of the statement.",
    add: "Note this payout",
    added: "The payout is noted.",
    noPayout: "No payout noted yet.",
    read: "read at the provider",
    by: (v) => `noted by ${v.email}`,
    salesReport: "Sales a day (e-reporting)",
    fec: "Accounting entries (FEC)",
  },
};
