/** Texts of `admin/payments/refund`, made by `npm run generate` from `messages/<lang>/admin/payments/refund.json`. */
import type { Lang } from '../../../languages.ts';
import { counted } from '../../../plural.ts';

export type Messages = {
  open: string;
  openCount: (v: { count: number }) => string;
  failedToLoad: string;
  retryLoad: string;
  order: (v: { reference: string | number }) => string;
  statuses: {
    REQUESTED: string;
    PENDING: string;
    TO_CONFIRM: string;
    FAILED: string;
    DONE: string;
  };
  causes: {
    ORDER: string;
    PARTIAL: string;
    RETURN: string;
    LATE: string;
    DUPLICATE: string;
    PROVIDER: string;
  };
  providers: {
    stripe: string;
    "custom-stripe": string;
    cawl: string;
    monetico: string;
    "e-transactions": string;
    sandbox: string;
  };
  said: (v: { failure: string | number }) => string;
  unsent: {
    "not set up": string;
    "other environment": string;
  };
  todo: (v: { amount: string | number; provider: string | number }) => string;
  onlyListed: string;
  confirm: string;
  confirmAsk: (v: { amount: string | number }) => string;
  confirmText: string;
  how: string;
  howHint: string;
  optional: string;
  confirmed: string;
  again: string;
  againDone: string;
  reference: (v: { reference: string | number }) => string;
  by: (v: { email: string | number }) => string;
  byItself: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    open: "Remboursements à suivre",
    openCount: (v) => counted("fr", v.count, { one: "# remboursement à suivre", other: "# remboursements à suivre" }),
    failedToLoad: "Les remboursements à suivre ne se chargent pas.",
    retryLoad: "Réessayer",
    order: (v) => `Commande ${v.reference}`,
    statuses: {
      REQUESTED: "demandé au prestataire",
      PENDING: "en cours chez le prestataire",
      TO_CONFIRM: "à faire par vous",
      FAILED: "non abouti",
      DONE: "rendu",
    },
    causes: {
      ORDER: "commande remboursée",
      PARTIAL: "remboursement partiel",
      RETURN: "retour",
      LATE: "payée trop tard",
      DUPLICATE: "payée en trop",
      PROVIDER: "rendu depuis l’espace du prestataire",
    },
    providers: {
      stripe: "Stripe",
      "custom-stripe": "Stripe",
      cawl: "CAWL",
      monetico: "Monetico",
      "e-transactions": "e-Transactions",
      sandbox: "la banque de test",
    },
    said: (v) => `Réponse du prestataire : ${v.failure}`,
    unsent: {
      "not set up": "Rien n’est parti : les clés de ce moyen de paiement ne sont pas enregistrées.",
      "other environment": "Rien n’est parti : ce paiement a été fait dans l’autre environnement (test ou réel).",
    },
    todo: (v) => `Rendez ${v.amount} depuis l’espace ${v.provider}, puis confirmez-le ici.`,
    onlyListed: "Vérifiez d’abord qu’il est dans la liste de la banque : ce qui n’y est pas n’est pas venu.",
    confirm: "J’ai rendu l’argent",
    confirmAsk: (v) => `Avez-vous rendu ${v.amount} ?`,
    confirmText: "Cette étape ne déplace pas d’argent : elle note que c’est fait. L’avoir et l’e-mail suivent.",
    how: "Comment, et sous quelle référence",
    howHint: "Par exemple : « Monetico, remise 4512 », « virement du 24/11 ». Gardé avec la commande.",
    optional: "facultatif",
    confirmed: "Le remboursement est confirmé.",
    again: "Réessayer",
    againDone: "Le remboursement est redemandé au prestataire.",
    reference: (v) => `Référence ${v.reference}`,
    by: (v) => `demandé par ${v.email}`,
    byItself: "demandé par la boutique elle-même",
  },
  en: {
    open: "Refunds to follow",
    openCount: (v) => counted("en", v.count, { one: "# refund to follow", other: "# refunds to follow" }),
    failedToLoad: "The refunds to follow do not load.",
    retryLoad: "Try again",
    order: (v) => `Order ${v.reference}`,
    statuses: {
      REQUESTED: "asked of the provider",
      PENDING: "under way at the provider",
      TO_CONFIRM: "to be made by you",
      FAILED: "did not go through",
      DONE: "given back",
    },
    causes: {
      ORDER: "order refunded",
      PARTIAL: "partial refund",
      RETURN: "return",
      LATE: "paid too late",
      DUPLICATE: "paid in excess",
      PROVIDER: "given back from the provider’s back office",
    },
    providers: {
      stripe: "Stripe",
      "custom-stripe": "Stripe",
      cawl: "CAWL",
      monetico: "Monetico",
      "e-transactions": "e-Transactions",
      sandbox: "the test bank",
    },
    said: (v) => `The provider said: ${v.failure}`,
    unsent: {
      "not set up": "Nothing was sent: the keys of this means of payment are not entered.",
      "other environment": "Nothing was sent: this payment was made in the other environment (test or real).",
    },
    todo: (v) => `Give ${v.amount} back from the back office of ${v.provider}, and then confirm it here.`,
    onlyListed: "Look first whether the bank’s list holds it: what is not there did not come.",
    confirm: "I have given the money back",
    confirmAsk: (v) => `Have you given ${v.amount} back?`,
    confirmText: "This step moves no money: it notes that it is done. Credit note and e-mail follow.",
    how: "How, and under which reference",
    howHint: "For example: “Monetico, slip 4512”, “transfer of 24/11”. Kept with the order.",
    optional: "optional",
    confirmed: "The refund is confirmed.",
    again: "Try again",
    againDone: "The refund is asked of the provider again.",
    reference: (v) => `Reference ${v.reference}`,
    by: (v) => `asked for by ${v.email}`,
    byItself: "asked for by the shop itself",
  },
};
