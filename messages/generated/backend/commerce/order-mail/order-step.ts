/** Texts of `backend/commerce/order-mail/order-step`, made by `npm run generate` from `messages/<lang>/backend/commerce/order-mail/order-step.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  preparing: {
    subject: (v: { order: string | number }) => string;
    title: (v: { name: string | number }) => string;
  };
  preparingSent: string;
  preparingCollected: string;
  preparingOther: string;
  shipped: {
    subject: (v: { order: string | number }) => string;
    title: (v: { name: string | number }) => string;
  };
  shippedText: string;
  shippedBy: (v: { carrier: string | number }) => string;
  parcel: (v: { number: string | number }) => string;
  follow: string;
  tracking: {
    subject: (v: { order: string | number }) => string;
    title: (v: { name: string | number }) => string;
  };
  trackingText: string;
  trackingBy: (v: { carrier: string | number }) => string;
  ready: {
    subject: (v: { order: string | number }) => string;
    title: (v: { name: string | number }) => string;
  };
  readyText: (v: { order: string | number }) => string;
  hours: string;
  delivered: {
    subject: (v: { order: string | number }) => string;
    title: (v: { name: string | number }) => string;
  };
  deliveredText: string;
  done: {
    subject: (v: { order: string | number }) => string;
    title: (v: { name: string | number }) => string;
  };
  collected: {
    subject: (v: { order: string | number }) => string;
    title: (v: { name: string | number }) => string;
  };
  collectedText: string;
  cancelled: {
    subject: (v: { order: string | number }) => string;
    title: string;
  };
  expiredText: string;
  cancelledText: string;
  withdrawnText: string;
  nothingPaid: string;
  moneyCame: string;
  uncharged: string;
  refunded: {
    subject: (v: { order: string | number }) => string;
    title: string;
  };
  refundedText: (v: { amount: string | number }) => string;
  creditNote: string;
  withdrawal: (v: { day: string | number }) => string;
  list: string;
  shop: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    preparing: {
      subject: (v) => `Votre commande ${v.order} est en préparation`,
      title: (v) => `${v.name}, nous préparons votre commande`,
    },
    preparingSent: "Nous la préparons avec soin et vous écrivons dès qu’elle part.",
    preparingCollected: "Nous la mettons de côté et vous écrivons dès qu’elle est prête à retirer.",
    preparingOther: "Nous vous écrivons dès qu’elle est terminée.",
    shipped: {
      subject: (v) => `Votre commande ${v.order} est expédiée`,
      title: (v) => `${v.name}, votre commande est en route`,
    },
    shippedText: "Elle vient de partir.",
    shippedBy: (v) => `Elle vient de partir avec ${v.carrier}.`,
    parcel: (v) => `Numéro du colis : ${v.number}`,
    follow: "Suivre le colis",
    tracking: {
      subject: (v) => `Suivez votre commande ${v.order}`,
      title: (v) => `${v.name}, suivez votre colis`,
    },
    trackingText: "Votre commande est en route. Voici de quoi la suivre.",
    trackingBy: (v) => `Votre commande est en route avec ${v.carrier}. Voici de quoi la suivre.`,
    ready: {
      subject: (v) => `Votre commande ${v.order} vous attend`,
      title: (v) => `${v.name}, votre commande est prête à retirer`,
    },
    readyText: (v) => `Venez la chercher avec son numéro : ${v.order}.`,
    hours: "Horaires de retrait",
    delivered: {
      subject: (v) => `Votre commande ${v.order} est livrée`,
      title: (v) => `${v.name}, votre commande est arrivée`,
    },
    deliveredText: "Un souci, un doute ? Répondez simplement à cet e-mail.",
    done: {
      subject: (v) => `Votre commande ${v.order} est terminée`,
      title: (v) => `${v.name}, votre commande est terminée`,
    },
    collected: {
      subject: (v) => `Commande ${v.order} retirée : merci`,
      title: (v) => `Merci de votre visite, ${v.name}`,
    },
    collectedText: "Votre commande est entre vos mains. Un souci, un doute ? Répondez simplement à cet e-mail.",
    cancelled: {
      subject: (v) => `Votre commande ${v.order} est annulée`,
      title: "Votre commande est annulée",
    },
    expiredText: "Le paiement n’est pas arrivé à temps : vos articles sont remis en vente. S’ils vous plaisent toujours, commandez-les à nouveau.",
    cancelledText: "La boutique a annulé cette commande, qui n’était pas payée.",
    withdrawnText: "Comme vous l’avez demandé, votre commande est annulée : nous ne la préparerons pas.",
    nothingPaid: "Elle ne coûtait rien : il n’y a rien à vous rendre.",
    moneyCame: "Un paiement nous est parvenu pour cette commande : la boutique le vérifie et vous le rend.",
    uncharged: "Rien ne vous a été débité. Si un débit apparaît malgré tout, répondez à cet e-mail.",
    refunded: {
      subject: (v) => `Votre commande ${v.order} est remboursée`,
      title: "Votre commande est remboursée",
    },
    refundedText: (v) => `Nous vous rendons ${v.amount} sur le moyen de paiement de la commande. La banque met quelques jours.`,
    creditNote: "L’avoir se télécharge depuis la page de votre commande.",
    withdrawal: (v) => `Vous avez jusqu’au ${v.day} inclus pour changer d’avis, sans motif à donner.`,
    list: "Dans cette commande",
    shop: "Retourner à la boutique",
  },
  en: {
    preparing: {
      subject: (v) => `Your order ${v.order} is being prepared`,
      title: (v) => `${v.name}, we are preparing your order`,
    },
    preparingSent: "We pack it with care and write to you as soon as it leaves.",
    preparingCollected: "We put it aside and write to you as soon as it is ready to collect.",
    preparingOther: "We write to you as soon as it is finished.",
    shipped: {
      subject: (v) => `Your order ${v.order} has been shipped`,
      title: (v) => `${v.name}, your order is on its way`,
    },
    shippedText: "It has just left.",
    shippedBy: (v) => `It has just left with ${v.carrier}.`,
    parcel: (v) => `Parcel number: ${v.number}`,
    follow: "Follow the parcel",
    tracking: {
      subject: (v) => `Follow your order ${v.order}`,
      title: (v) => `${v.name}, follow your parcel`,
    },
    trackingText: "Your order is on its way. Here is how to follow it.",
    trackingBy: (v) => `Your order is on its way with ${v.carrier}. Here is how to follow it.`,
    ready: {
      subject: (v) => `Your order ${v.order} is waiting for you`,
      title: (v) => `${v.name}, your order is ready to collect`,
    },
    readyText: (v) => `Come and collect it with its number: ${v.order}.`,
    hours: "Collection hours",
    delivered: {
      subject: (v) => `Your order ${v.order} has been delivered`,
      title: (v) => `${v.name}, your order has arrived`,
    },
    deliveredText: "A problem, a question? Simply reply to this e-mail.",
    done: {
      subject: (v) => `Your order ${v.order} is complete`,
      title: (v) => `${v.name}, your order is complete`,
    },
    collected: {
      subject: (v) => `Order ${v.order} collected: thank you`,
      title: (v) => `Thank you for coming, ${v.name}`,
    },
    collectedText: "Your order is in your hands. A problem, a question? Simply reply to this e-mail.",
    cancelled: {
      subject: (v) => `Your order ${v.order} is cancelled`,
      title: "Your order is cancelled",
    },
    expiredText: "The payment did not arrive in time: your products are for sale again. If you still like them, order them anew.",
    cancelledText: "The shop has cancelled this order, which was not paid.",
    withdrawnText: "As you asked, your order is cancelled: we will not prepare it.",
    nothingPaid: "It cost nothing: there is nothing to give back.",
    moneyCame: "A payment has reached us for this order: the shop checks it and gives it back.",
    uncharged: "You have not been charged. Should a charge appear all the same, reply to this e-mail.",
    refunded: {
      subject: (v) => `Your order ${v.order} is refunded`,
      title: "Your order is refunded",
    },
    refundedText: (v) => `We give you back ${v.amount} on the order’s means of payment. The bank takes a few days.`,
    creditNote: "The credit note can be downloaded from the page of your order.",
    withdrawal: (v) => `You have until ${v.day}, that day included, to change your mind, without giving a reason.`,
    list: "In this order",
    shop: "Back to the shop",
  },
};
