import type { Lang } from '#schemas/site.ts';

const fr = {
  preparing: {
    subject: (order: string) => `Votre commande ${order} est en préparation`,
    title: (name: string) => `${name}, nous préparons votre commande`,
  },
  preparingSent: 'Nous la préparons avec soin et vous écrivons dès qu’elle part.',
  preparingCollected: 'Nous la mettons de côté et vous écrivons dès qu’elle est prête à retirer.',
  preparingOther: 'Nous vous écrivons dès qu’elle est terminée.',
  shipped: {
    subject: (order: string) => `Votre commande ${order} est expédiée`,
    title: (name: string) => `${name}, votre commande est en route`,
  },
  shippedText: 'Elle vient de partir.',
  shippedBy: (carrier: string) => `Elle vient de partir avec ${carrier}.`,
  parcel: (number: string) => `Numéro du colis : ${number}`,
  follow: 'Suivre le colis',
  tracking: {
    subject: (order: string) => `Suivez votre commande ${order}`,
    title: (name: string) => `${name}, suivez votre colis`,
  },
  trackingText: 'Votre commande est en route. Voici de quoi la suivre.',
  trackingBy: (carrier: string) => `Votre commande est en route avec ${carrier}. Voici de quoi la suivre.`,
  ready: {
    subject: (order: string) => `Votre commande ${order} vous attend`,
    title: (name: string) => `${name}, votre commande est prête à retirer`,
  },
  readyText: (order: string) => `Venez la chercher avec son numéro : ${order}.`,
  hours: 'Horaires de retrait',
  delivered: {
    subject: (order: string) => `Votre commande ${order} est livrée`,
    title: (name: string) => `${name}, votre commande est arrivée`,
  },
  deliveredText: 'Un souci, un doute ? Répondez simplement à cet e-mail.',
  done: {
    subject: (order: string) => `Votre commande ${order} est terminée`,
    title: (name: string) => `${name}, votre commande est terminée`,
  },
  collected: { subject: (order: string) => `Commande ${order} retirée : merci`, title: (name: string) => `Merci de votre visite, ${name}` },
  collectedText: 'Votre commande est entre vos mains. Un souci, un doute ? Répondez simplement à cet e-mail.',
  cancelled: { subject: (order: string) => `Votre commande ${order} est annulée`, title: () => 'Votre commande est annulée' },
  expiredText:
    'Le paiement n’est pas arrivé à temps : vos articles sont remis en vente. S’ils vous plaisent toujours, commandez-les à nouveau.',
  cancelledText: 'La boutique a annulé cette commande, qui n’était pas payée.',
  uncharged: 'Rien ne vous a été débité. Si un débit apparaît malgré tout, répondez à cet e-mail.',
  refunded: { subject: (order: string) => `Votre commande ${order} est remboursée`, title: () => 'Votre commande est remboursée' },
  refundedText: (amount: string) => `Nous vous rendons ${amount} sur le moyen de paiement de la commande. La banque met quelques jours.`,
  creditNote: 'L’avoir se télécharge depuis la page de votre commande.',
  withdrawal: (day: string) => `Vous avez jusqu’au ${day} inclus pour changer d’avis, sans motif à donner.`,
  list: 'Dans cette commande',
  shop: 'Retourner à la boutique',
};

const en: typeof fr = {
  preparing: { subject: (order) => `Your order ${order} is being prepared`, title: (name) => `${name}, we are preparing your order` },
  preparingSent: 'We pack it with care and write to you as soon as it leaves.',
  preparingCollected: 'We put it aside and write to you as soon as it is ready to collect.',
  preparingOther: 'We write to you as soon as it is finished.',
  shipped: { subject: (order) => `Your order ${order} has been shipped`, title: (name) => `${name}, your order is on its way` },
  shippedText: 'It has just left.',
  shippedBy: (carrier) => `It has just left with ${carrier}.`,
  parcel: (number) => `Parcel number: ${number}`,
  follow: 'Follow the parcel',
  tracking: { subject: (order) => `Follow your order ${order}`, title: (name) => `${name}, follow your parcel` },
  trackingText: 'Your order is on its way. Here is how to follow it.',
  trackingBy: (carrier) => `Your order is on its way with ${carrier}. Here is how to follow it.`,
  ready: { subject: (order) => `Your order ${order} is waiting for you`, title: (name) => `${name}, your order is ready to collect` },
  readyText: (order) => `Come and collect it with its number: ${order}.`,
  hours: 'Collection hours',
  delivered: { subject: (order) => `Your order ${order} has been delivered`, title: (name) => `${name}, your order has arrived` },
  deliveredText: 'A problem, a question? Simply reply to this e-mail.',
  done: { subject: (order) => `Your order ${order} is complete`, title: (name) => `${name}, your order is complete` },
  collected: { subject: (order) => `Order ${order} collected: thank you`, title: (name) => `Thank you for coming, ${name}` },
  collectedText: 'Your order is in your hands. A problem, a question? Simply reply to this e-mail.',
  cancelled: { subject: (order) => `Your order ${order} is cancelled`, title: () => 'Your order is cancelled' },
  expiredText: 'The payment did not arrive in time: your products are for sale again. If you still like them, order them anew.',
  cancelledText: 'The shop has cancelled this order, which was not paid.',
  uncharged: 'You have not been charged. Should a charge appear all the same, reply to this e-mail.',
  refunded: { subject: (order) => `Your order ${order} is refunded`, title: () => 'Your order is refunded' },
  refundedText: (amount) => `We give you back ${amount} on the order’s means of payment. The bank takes a few days.`,
  creditNote: 'The credit note can be downloaded from the page of your order.',
  withdrawal: (day) => `You have until ${day}, that day included, to change your mind, without giving a reason.`,
  list: 'In this order',
  shop: 'Back to the shop',
};

/** What the e-mails about the steps of an order say. */
export const orderStepWords: Record<Lang, typeof fr> = { fr, en };
