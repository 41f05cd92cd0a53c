/** Texts of `registry/account/returns`, made by `npm run generate` from `messages/<lang>/registry/account/returns.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  loading: string;
  error: string;
  retry: string;
  missing: string;
  missingText: string;
  back: string;
  orders: string;
  title: (v: { reference: string | number }) => string;
  status: {
    ASKED: string;
    LABEL_SENT: string;
    RECEIVED: string;
    REFUNDED: string;
    REFUSED: string;
  };
  state: {
    OPEN: string;
    INACTIVE: string;
    NOT_YET: string;
    OVER: string;
    ALL: string;
    RENTAL: string;
  };
  until: (v: { day: string | number }) => string;
  which: string;
  take: (v: { name: string | number }) => string;
  quantity: string;
  reason: string;
  reasonHint: string;
  message: string;
  optional: string;
  chooseOne: string;
  send: string;
  ask: string;
  list: string;
  gone: string;
  rented: string;
  personal: string;
  perishable: string;
  sealed: string;
  personalHint: string;
  value: string;
  refund: string;
  reasonOf: string;
  yourMessage: string;
  answer: string;
  progress: string;
  done: string;
  unanswered: string;
  unknownReturn: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    loading: "Chargement",
    error: "Les retours ne se chargent pas pour l’instant.",
    retry: "Réessayer",
    missing: "Commande introuvable",
    missingText: "Elle n’est pas dans ce compte, ou l’adresse est incomplète.",
    back: "Revenir à la commande",
    orders: "Mes commandes",
    title: (v) => `Retour de la commande ${v.reference}`,
    status: {
      ASKED: "Demandé",
      LABEL_SENT: "Étiquette envoyée",
      RECEIVED: "Colis reçu",
      REFUNDED: "Remboursé",
      REFUSED: "Refusé",
    },
    state: {
      OPEN: "",
      INACTIVE: "Les retours ne se demandent pas en ligne dans cette boutique. Écrivez-lui : votre droit de rétractation reste entier.",
      NOT_YET: "Vous pourrez renvoyer des articles une fois la commande expédiée ou retirée.",
      OVER: "Le délai de 14 jours est passé. Un défaut ? La garantie légale de conformité court deux ans : écrivez-nous.",
      ALL: "Tous les articles de cette commande sont déjà en retour.",
      RENTAL: "Une location ne se renvoie pas d’ici. Vous y renoncez par « Renoncer au contrat ici », sur la page de la commande.",
    },
    until: (v) => `Vous avez jusqu’au ${v.day} inclus.`,
    which: "Que renvoyez-vous ?",
    take: (v) => `Renvoyer ${v.name}`,
    quantity: "Quantité",
    reason: "Raison",
    reasonHint: "Elle nous aide ; elle ne change rien à votre droit.",
    message: "Un mot pour la boutique",
    optional: "facultatif",
    chooseOne: "Choisissez au moins un article à renvoyer.",
    send: "Envoyer ma demande",
    ask: "Renvoyer des articles",
    list: "Retours de cette commande",
    gone: "Déjà en retour",
    rented: "Location : par « Renoncer au contrat ici »",
    personal: "Fait pour vous : sans rétractation, mais repris s’il n’est pas conforme",
    perishable: "Denrée périssable : sans rétractation, mais reprise si elle n’est pas conforme",
    sealed: "Article scellé : pas de rétractation une fois descellé (article L221-28 5° du Code de la consommation)",
    personalHint: "Ce qui n’est pas conforme à votre commande.",
    value: "Valeur des articles",
    refund: "Remboursement",
    reasonOf: "Raison",
    yourMessage: "Votre message",
    answer: "La boutique vous répond",
    progress: "Où en est votre retour",
    done: "fait",
    unanswered: "La boutique ne répond pas. Rien n’est perdu : réessayez dans un instant.",
    unknownReturn: "Ce retour est introuvable",
  },
  en: {
    loading: "Loading",
    error: "The returns do not load at the moment.",
    retry: "Try again",
    missing: "Order not found",
    missingText: "It is not in this account, or the address is incomplete.",
    back: "Back to the order",
    orders: "My orders",
    title: (v) => `Return of order ${v.reference}`,
    status: {
      ASKED: "Asked for",
      LABEL_SENT: "Label sent",
      RECEIVED: "Parcel received",
      REFUNDED: "Refunded",
      REFUSED: "Refused",
    },
    state: {
      OPEN: "",
      INACTIVE: "Returns are not asked for online in this shop. Write to it: your right of withdrawal is untouched.",
      NOT_YET: "You can send items back once the order was sent or collected.",
      OVER: "The 14 days are over. A defect? The legal guarantee of conformity runs for two years: write to us.",
      ALL: "All items of this order are on their way back already.",
      RENTAL: "A rental is not sent back from here. You withdraw from it by “Withdraw from the contract here”, on the page of the order.",
    },
    until: (v) => `You have until the end of ${v.day}.`,
    which: "What are you sending back?",
    take: (v) => `Send back ${v.name}`,
    quantity: "Quantity",
    reason: "Reason",
    reasonHint: "It helps us; it changes nothing in your right.",
    message: "A word to the shop",
    optional: "optional",
    chooseOne: "Choose at least one item to send back.",
    send: "Send my request",
    ask: "Send items back",
    list: "Returns of this order",
    gone: "Already on its way back",
    rented: "Rental: by “Withdraw from the contract here”",
    personal: "Made for you: no withdrawal, but taken back if it is not as agreed",
    perishable: "Perishable: no withdrawal, but taken back if it is not as agreed",
    sealed: "Sealed: no withdrawal once it is unsealed (French Consumer Code, article L221-28 5°)",
    personalHint: "What is not as you ordered it.",
    value: "Value of the items",
    refund: "Refund",
    reasonOf: "Reason",
    yourMessage: "Your message",
    answer: "The shop answers",
    progress: "How far your return is",
    done: "done",
    unanswered: "The shop does not answer. Nothing is lost: try again in a moment.",
    unknownReturn: "This return cannot be found",
  },
};
