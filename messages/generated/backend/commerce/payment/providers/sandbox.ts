/** Texts of `backend/commerce/payment/providers/sandbox`, made by `npm run generate` from `messages/<lang>/backend/commerce/payment/providers/sandbox.json`. */
import type { Lang } from '../../../../../languages.ts';

export type Messages = {
  title: string;
  test: string;
  testHelp: string;
  shop: string;
  order: string;
  method: string;
  trial: (v: { method: string | number }) => string;
  amount: string;
  card: string;
  expiry: string;
  code: string;
  holder: string;
  accept: string;
  refuse: string;
  cancel: string;
  finished: string;
  finishedHelp: string;
  back: string;
  unreachable: string;
  unknown: string;
  unknownHelp: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Paiement par carte",
    test: "Banque de test – aucun paiement réel",
    testHelp: "Cette page remplace la banque pendant les essais. Aucune carte n’est débitée, aucun numéro n’est gardé.",
    shop: "Boutique",
    order: "Commande",
    method: "Moyen de paiement",
    trial: (v) => `${v.method} (essai)`,
    amount: "Montant à payer",
    card: "Numéro de carte",
    expiry: "Date d’expiration (MM/AA)",
    code: "Code de sécurité",
    holder: "Titulaire de la carte",
    accept: "Accepter le paiement",
    refuse: "Refuser le paiement",
    cancel: "Annuler et revenir à la boutique",
    finished: "Ce paiement est terminé",
    finishedHelp: "Cette page de paiement ne sert plus. Revenez à la boutique pour voir votre commande.",
    back: "Revenir à la boutique",
    unreachable: "La boutique n’a pas pu être prévenue. Réessayez dans un instant.",
    unknown: "Ce paiement n’existe pas",
    unknownHelp: "Vérifiez l’adresse, ou revenez à la boutique.",
  },
  en: {
    title: "Card payment",
    test: "Test bank – no real payment",
    testHelp: "This page takes the place of the bank during trials. No card is charged, no number is kept.",
    shop: "Shop",
    order: "Order",
    method: "Means of payment",
    trial: (v) => `${v.method} (trial)`,
    amount: "Amount to pay",
    card: "Card number",
    expiry: "Expiry date (MM/YY)",
    code: "Security code",
    holder: "Cardholder",
    accept: "Accept the payment",
    refuse: "Refuse the payment",
    cancel: "Cancel and go back to the shop",
    finished: "This payment is over",
    finishedHelp: "This payment page can no longer be used. Go back to the shop to see your order.",
    back: "Back to the shop",
    unreachable: "The shop could not be told. Try again in a moment.",
    unknown: "This payment does not exist",
    unknownHelp: "Check the address, or go back to the shop.",
  },
};
