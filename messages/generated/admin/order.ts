/** Texts of `admin/order`, made by `npm run generate` from `messages/<lang>/admin/order.json`. */
import type { Lang } from '../../languages.ts';
import { counted } from '../../plural.ts';

export type Messages = {
  next: string;
  nothingNext: string;
  inPreparation: (v: { count: number }) => string;
  steps: {
    PREPARING: {
      act: string;
      ask: string;
      text: string;
      done: string;
    };
    SHIPPED: {
      act: string;
      ask: string;
      text: string;
      done: string;
    };
    READY_FOR_PICKUP: {
      act: string;
      ask: string;
      text: string;
      done: string;
    };
    DELIVERED: {
      act: string;
      ask: string;
      text: string;
      done: string;
    };
    COLLECTED: {
      act: string;
      ask: string;
      text: string;
      done: string;
    };
    CANCELLED: {
      act: string;
      ask: string;
      text: string;
      done: string;
    };
    REFUNDED: {
      act: string;
      ask: string;
      text: string;
      done: string;
    };
  };
  goesBack: (v: { amount: string | number; method: string | number }) => string;
  payBack: (v: { amount: string | number; method: string | number }) => string;
  restock: string;
  restockHint: string;
  tracking: string;
  link: string;
  linkHint: string;
  number: string;
  optional: string;
  save: string;
  saved: string;
  told: string;
  tells: string;
  tell: string;
  history: string;
  by: (v: { email: string | number }) => string;
  passed: {
    "order.placed": string;
    "payment.paid": string;
    "holds.expired": string;
    "order.cancelled": string;
    "order.withdrawn": string;
    "order.replaced": string;
    "alert.settled": string;
    "payment.confirmed": string;
    "payment.unconfirmed": string;
    "tracking.changed": string;
    "tracking.told": string;
  };
  made: string;
  download: (v: { name: string | number }) => string;
  returns: string;
  settle: string;
  settled: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    next: "Prochaine étape",
    nothingNext: "Cette commande est terminée.",
    inPreparation: (v) => counted("fr", v.count, { one: "La commande est en préparation.", other: "# commandes sont en préparation." }),
    steps: {
      PREPARING: {
        act: "Mettre en préparation",
        ask: "Mettre en préparation ?",
        text: "La cliente ou le client le saura par e-mail.",
        done: "La commande est en préparation.",
      },
      SHIPPED: {
        act: "Marquer comme expédiée",
        ask: "Expédier la commande",
        text: "La cliente ou le client le saura par e-mail. Avec le suivi, l’e-mail mène droit au colis.",
        done: "La commande est expédiée.",
      },
      READY_FOR_PICKUP: {
        act: "Prête à retirer",
        ask: "Prête à retirer ?",
        text: "Un e-mail invite à venir la chercher, avec le lieu et les horaires.",
        done: "La commande attend son retrait.",
      },
      DELIVERED: {
        act: "Marquer comme livrée",
        ask: "La commande est-elle arrivée ?",
        text: "La cliente ou le client le saura par e-mail. Le délai de rétractation court à partir de maintenant.",
        done: "La commande est livrée.",
      },
      COLLECTED: {
        act: "Marquer comme retirée",
        ask: "La commande est-elle retirée ?",
        text: "La cliente ou le client le saura par e-mail. Le délai de rétractation court à partir de maintenant.",
        done: "La commande est retirée.",
      },
      CANCELLED: {
        act: "Annuler la commande",
        ask: "Annuler la commande ?",
        text: "Elle n’est pas payée ; ses articles sont remis en vente. La cliente ou le client le saura par e-mail. Une commande annulée ne revient pas.",
        done: "La commande est annulée.",
      },
      REFUNDED: {
        act: "Rembourser",
        ask: "Rembourser toute la commande ?",
        text: "L’avoir est établi et la cliente ou le client le saura par e-mail. C’est définitif.",
        done: "La commande est remboursée.",
      },
    },
    goesBack: (v) => `${v.amount} repartent sur le moyen de paiement utilisé (${v.method}).`,
    payBack: (v) => `${v.amount} sont à rendre depuis l’espace du prestataire (${v.method}) : le remboursement attend ici que vous le confirmiez.`,
    restock: "Remettre les articles en vente",
    restockHint: "Cochez si les articles sont dans la boutique.",
    tracking: "Suivi du colis",
    link: "Page de suivi",
    linkHint: "Une adresse https, comme le transporteur la donne.",
    number: "Numéro du colis",
    optional: "facultatif",
    save: "Enregistrer",
    saved: "Le suivi est enregistré.",
    told: "Le suivi est enregistré, et un e-mail part.",
    tells: "La cliente ou le client le recevra par e-mail.",
    tell: "Envoyer aussi par e-mail",
    history: "Historique",
    by: (v) => `par ${v.email}`,
    passed: {
      "order.placed": "Commande passée",
      "payment.paid": "Payée",
      "holds.expired": "Annulée : pas payée à temps",
      "order.cancelled": "Annulée",
      "order.withdrawn": "Annulée par la personne qui l’a passée",
      "order.replaced": "Remplacée par une nouvelle commande du même panier",
      "alert.settled": "Avertissement réglé",
      "payment.confirmed": "Paiement confirmé par la liste de la banque",
      "payment.unconfirmed": "Suite donnée sans confirmation du paiement par la banque",
      "tracking.changed": "Suivi du colis enregistré",
      "tracking.told": "Suivi du colis envoyé par e-mail",
    },
    made: "Personnalisation",
    download: (v) => `Télécharger ${v.name}`,
    returns: "Retours",
    settle: "C’est réglé",
    settled: "L’avertissement est retiré.",
  },
  en: {
    next: "Next step",
    nothingNext: "This order is finished.",
    inPreparation: (v) => counted("en", v.count, { one: "The order is in preparation.", other: "# orders are in preparation." }),
    steps: {
      PREPARING: {
        act: "Start preparing",
        ask: "Start preparing?",
        text: "The customer is told by e-mail.",
        done: "The order is being prepared.",
      },
      SHIPPED: {
        act: "Mark as shipped",
        ask: "Ship the order",
        text: "The customer is told by e-mail. With the tracking, the e-mail leads straight to the parcel.",
        done: "The order is shipped.",
      },
      READY_FOR_PICKUP: {
        act: "Ready to collect",
        ask: "Ready to collect?",
        text: "An e-mail asks to come and collect it, with the place and the hours.",
        done: "The order waits to be collected.",
      },
      DELIVERED: {
        act: "Mark as delivered",
        ask: "Has the order arrived?",
        text: "The customer is told by e-mail. The time to change one’s mind runs from now on.",
        done: "The order is delivered.",
      },
      COLLECTED: {
        act: "Mark as collected",
        ask: "Has the order been collected?",
        text: "The customer is told by e-mail. The time to change one’s mind runs from now on.",
        done: "The order is collected.",
      },
      CANCELLED: {
        act: "Cancel the order",
        ask: "Cancel the order?",
        text: "It is not paid; its products are for sale again. The customer is told by e-mail. A cancelled order does not come back.",
        done: "The order is cancelled.",
      },
      REFUNDED: {
        act: "Refund",
        ask: "Refund the whole order?",
        text: "The credit note is made, and the customer is told by e-mail. This cannot be taken back.",
        done: "The order is refunded.",
      },
    },
    goesBack: (v) => `${v.amount} goes back to the means of payment that was used (${v.method}).`,
    payBack: (v) => `${v.amount} is to be given back from the provider’s back office (${v.method}): the refund waits here until you confirm it.`,
    restock: "Put the products back for sale",
    restockHint: "Tick it when the products are in the shop.",
    tracking: "Tracking of the parcel",
    link: "Tracking page",
    linkHint: "An https address, as the carrier gives it.",
    number: "Parcel number",
    optional: "optional",
    save: "Save",
    saved: "The tracking is saved.",
    told: "The tracking is saved, and an e-mail leaves.",
    tells: "The customer will get it by e-mail.",
    tell: "Send it by e-mail too",
    history: "History",
    by: (v) => `by ${v.email}`,
    passed: {
      "order.placed": "Order placed",
      "payment.paid": "Paid",
      "holds.expired": "Cancelled: not paid in time",
      "order.cancelled": "Cancelled",
      "order.withdrawn": "Cancelled by the customer",
      "order.replaced": "Replaced by a new order of the same cart",
      "alert.settled": "Warning looked after",
      "payment.confirmed": "Payment confirmed by the bank’s list",
      "payment.unconfirmed": "Led on without the bank’s confirmation of the payment",
      "tracking.changed": "Tracking of the parcel saved",
      "tracking.told": "Tracking of the parcel sent by e-mail",
    },
    made: "Customization",
    download: (v) => `Download ${v.name}`,
    returns: "Returns",
    settle: "It is looked after",
    settled: "The warning is taken off.",
  },
};
