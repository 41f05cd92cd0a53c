/** Texts of `registry/account/orders/cancel-order`, made by `npm run generate` from `messages/<lang>/registry/account/orders/cancel-order.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  hint: string;
  ask: string;
  title: (v: { reference: string | number }) => string;
  refund: (v: { amount: string | number }) => string;
  uncharged: string;
  nothing: string;
  stock: string;
  keep: string;
  confirm: string;
  close: string;
  done: string;
  doneText: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    hint: "Vous avez changé d’avis ? Tant que la commande n’est pas en préparation, vous pouvez l’annuler.",
    ask: "Annuler la commande",
    title: (v) => `Annuler la commande ${v.reference} ?`,
    refund: (v) => `Nous vous rendons ${v.amount} sur le moyen de paiement de la commande. La banque met quelques jours.`,
    uncharged: "Cette commande n’est pas payée : rien ne vous est débité.",
    nothing: "Rien n’est à rendre pour cette commande.",
    stock: "Ses articles sont aussitôt remis en vente : quelqu’un d’autre peut les prendre. Une commande annulée ne se reprend pas.",
    keep: "Garder ma commande",
    confirm: "Oui, l’annuler",
    close: "Fermer",
    done: "Votre commande est annulée",
    doneText: "Un e-mail vous le confirme. Si vous l’aviez payée, l’argent vous revient par le même moyen.",
  },
  en: {
    hint: "Changed your mind? As long as the order is not being prepared, you can cancel it.",
    ask: "Cancel the order",
    title: (v) => `Cancel the order ${v.reference}?`,
    refund: (v) => `We give you back ${v.amount} on the order’s means of payment. The bank takes a few days.`,
    uncharged: "This order is not paid: nothing is charged.",
    nothing: "Nothing is to be given back for this order.",
    stock: "Its items are for sale again at once: somebody else may take them. A cancelled order cannot be taken up again.",
    keep: "Keep my order",
    confirm: "Yes, cancel it",
    close: "Close",
    done: "Your order is cancelled",
    doneText: "An e-mail confirms it. If you had paid, the money comes back the same way.",
  },
};
