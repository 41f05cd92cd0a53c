/** Texts of `registry/account/orders/order-sheet-view`, made by `npm run generate` from `messages/<lang>/registry/account/orders/order-sheet-view.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  loading: string;
  order: string;
  of: (v: { date: string | number }) => string;
  back: string;
  another: string;
  message: string;
  error: string;
  missing: string;
  missingText: string;
  missingLink: string;
  retry: string;
  pay: string;
  unpaid: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    loading: "Chargement de la commande",
    order: "Commande",
    of: (v) => `du ${v.date}`,
    back: "Toutes mes commandes",
    another: "Suivre une autre commande",
    message: "Votre mot pour la boutique",
    error: "Cette commande ne se charge pas pour l’instant.",
    missing: "Commande introuvable",
    missingText: "Elle n’existe pas, ou elle appartient à un autre compte.",
    missingLink: "Ce lien ne l’ouvre pas, ou plus. Cherchez-la par son numéro.",
    retry: "Réessayer",
    pay: "Réessayer le paiement",
    unpaid: "Cette commande attend encore son paiement.",
  },
  en: {
    loading: "Loading the order",
    order: "Order",
    of: (v) => `of ${v.date}`,
    back: "All my orders",
    another: "Follow another order",
    message: "Your word to the shop",
    error: "This order does not load at the moment.",
    missing: "Order not found",
    missingText: "It does not exist, or it belongs to another account.",
    missingLink: "This link does not open it, or not any more. Look for it by its number.",
    retry: "Try again",
    pay: "Try the payment again",
    unpaid: "This order still waits for its payment.",
  },
};
