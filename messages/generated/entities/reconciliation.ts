/** Texts of `entities/reconciliation`, made by `npm run generate` from `messages/<lang>/entities/reconciliation.json`. */
import type { Lang } from '../../languages.ts';

export type Messages = {
  days: {
    day: string;
    orders: string;
    ordersTotal: string;
    payments: string;
    paymentsTotal: string;
    refunds: string;
    refundsTotal: string;
    invoices: string;
    invoicesTotal: string;
    creditNotes: string;
    creditNotesTotal: string;
    payouts: string;
    payoutsTotal: string;
    fees: string;
    problems: string;
  };
  total: string;
  notPaidOut: string;
  problems: {
    kind: string;
    reference: string;
    amount: string;
    at: string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    days: {
      day: "jour",
      orders: "commandes payées",
      ordersTotal: "montant",
      payments: "paiements",
      paymentsTotal: "montant",
      refunds: "remboursements",
      refundsTotal: "montant",
      invoices: "factures",
      invoicesTotal: "montant",
      creditNotes: "avoirs",
      creditNotesTotal: "montant",
      payouts: "virements reçus",
      payoutsTotal: "montant",
      fees: "frais",
      problems: "écarts",
    },
    total: "total",
    notPaidOut: "encaissé, pas encore viré",
    problems: {
      kind: "écart",
      reference: "commande ou pièce",
      amount: "montant",
      at: "moment (UTC)",
    },
  },
  en: {
    days: {
      day: "day",
      orders: "paid orders",
      ordersTotal: "amount",
      payments: "payments",
      paymentsTotal: "amount",
      refunds: "refunds",
      refundsTotal: "amount",
      invoices: "invoices",
      invoicesTotal: "amount",
      creditNotes: "credit notes",
      creditNotesTotal: "amount",
      payouts: "payouts",
      payoutsTotal: "amount",
      fees: "fees",
      problems: "problems",
    },
    total: "total",
    notPaidOut: "collected, not paid out yet",
    problems: {
      kind: "problem",
      reference: "order or document",
      amount: "amount",
      at: "moment (UTC)",
    },
  },
};
