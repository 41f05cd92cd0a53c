import type { OrderStep } from '#schemas/order.ts';

type StepMessages = {
  /** The button. */
  act: string;
  /** What is asked before, and what happens then. */
  ask: string;
  text: string;
  done: string;
};

const told = { fr: 'La cliente ou le client le saura par e-mail.', en: 'The customer is told by e-mail.' };

export const messages = {
  fr: {
    next: 'Prochaine étape',
    nothingNext: 'Cette commande est terminée.',
    inPreparation: (count: number) => (count > 1 ? `${count} commandes sont en préparation.` : 'La commande est en préparation.'),
    steps: {
      PREPARING: { act: 'Mettre en préparation', ask: 'Mettre en préparation ?', text: told.fr, done: 'La commande est en préparation.' },
      SHIPPED: {
        act: 'Marquer comme expédiée',
        ask: 'Expédier la commande',
        text: `${told.fr} Avec le suivi, l’e-mail mène droit au colis.`,
        done: 'La commande est expédiée.',
      },
      READY_FOR_PICKUP: {
        act: 'Prête à retirer',
        ask: 'Prête à retirer ?',
        text: 'Un e-mail invite à venir la chercher, avec le lieu et les horaires.',
        done: 'La commande attend son retrait.',
      },
      DELIVERED: {
        act: 'Marquer comme livrée',
        ask: 'La commande est-elle arrivée ?',
        text: `${told.fr} Le délai de rétractation court à partir de maintenant.`,
        done: 'La commande est livrée.',
      },
      COLLECTED: {
        act: 'Marquer comme retirée',
        ask: 'La commande est-elle retirée ?',
        text: `${told.fr} Le délai de rétractation court à partir de maintenant.`,
        done: 'La commande est retirée.',
      },
      CANCELLED: {
        act: 'Annuler la commande',
        ask: 'Annuler la commande ?',
        text: `Elle n’est pas payée ; ses articles sont remis en vente. ${told.fr} Une commande annulée ne revient pas.`,
        done: 'La commande est annulée.',
      },
      REFUNDED: {
        act: 'Rembourser',
        ask: 'Rembourser toute la commande ?',
        text: `L’avoir est établi et ${told.fr.charAt(0).toLowerCase()}${told.fr.slice(1)} C’est définitif.`,
        done: 'La commande est remboursée.',
      },
    } satisfies Record<OrderStep, StepMessages>,
    goesBack: (amount: string, method: string) => `${amount} repartent sur le moyen de paiement utilisé (${method}).`,
    payBack: (amount: string, method: string) =>
      `${amount} sont à rendre depuis l’espace du prestataire (${method}) : le remboursement attend ici que vous le confirmiez.`,
    restock: 'Remettre les articles en vente',
    restockHint: 'Cochez si les articles sont dans la boutique.',
    tracking: 'Suivi du colis',
    link: 'Page de suivi',
    linkHint: 'Une adresse https, comme le transporteur la donne.',
    number: 'Numéro du colis',
    optional: 'facultatif',
    save: 'Enregistrer',
    saved: 'Le suivi est enregistré.',
    told: 'Le suivi est enregistré, et un e-mail part.',
    tells: 'La cliente ou le client le recevra par e-mail.',
    tell: 'Envoyer aussi par e-mail',
    history: 'Historique',
    by: (email: string) => `par ${email}`,
    passed: {
      'order.placed': 'Commande passée',
      'payment.paid': 'Payée',
      'holds.expired': 'Annulée : pas payée à temps',
      'order.cancelled': 'Annulée',
      'order.withdrawn': 'Annulée par la personne qui l’a passée',
      'order.replaced': 'Remplacée par une nouvelle commande du même panier',
      'alert.settled': 'Avertissement réglé',
      'payment.confirmed': 'Paiement confirmé par la liste de la banque',
      'payment.unconfirmed': 'Suite donnée sans confirmation du paiement par la banque',
      'tracking.changed': 'Suivi du colis enregistré',
      'tracking.told': 'Suivi du colis envoyé par e-mail',
    } as Record<string, string>,
    made: 'Personnalisation',
    download: (name: string) => `Télécharger ${name}`,
    returns: 'Retours',
    settle: 'C’est réglé',
    settled: 'L’avertissement est retiré.',
  },
  en: {
    next: 'Next step',
    nothingNext: 'This order is finished.',
    inPreparation: (count: number) => (count === 1 ? 'The order is in preparation.' : `${count} orders are in preparation.`),
    steps: {
      PREPARING: { act: 'Start preparing', ask: 'Start preparing?', text: told.en, done: 'The order is being prepared.' },
      SHIPPED: {
        act: 'Mark as shipped',
        ask: 'Ship the order',
        text: `${told.en} With the tracking, the e-mail leads straight to the parcel.`,
        done: 'The order is shipped.',
      },
      READY_FOR_PICKUP: {
        act: 'Ready to collect',
        ask: 'Ready to collect?',
        text: 'An e-mail asks to come and collect it, with the place and the hours.',
        done: 'The order waits to be collected.',
      },
      DELIVERED: {
        act: 'Mark as delivered',
        ask: 'Has the order arrived?',
        text: `${told.en} The time to change one’s mind runs from now on.`,
        done: 'The order is delivered.',
      },
      COLLECTED: {
        act: 'Mark as collected',
        ask: 'Has the order been collected?',
        text: `${told.en} The time to change one’s mind runs from now on.`,
        done: 'The order is collected.',
      },
      CANCELLED: {
        act: 'Cancel the order',
        ask: 'Cancel the order?',
        text: `It is not paid; its products are for sale again. ${told.en} A cancelled order does not come back.`,
        done: 'The order is cancelled.',
      },
      REFUNDED: {
        act: 'Refund',
        ask: 'Refund the whole order?',
        text: `The credit note is made, and ${told.en.charAt(0).toLowerCase()}${told.en.slice(1)} This cannot be taken back.`,
        done: 'The order is refunded.',
      },
    } satisfies Record<OrderStep, StepMessages>,
    goesBack: (amount: string, method: string) => `${amount} goes back to the means of payment that was used (${method}).`,
    payBack: (amount: string, method: string) =>
      `${amount} is to be given back from the provider’s back office (${method}): the refund waits here until you confirm it.`,
    restock: 'Put the products back for sale',
    restockHint: 'Tick it when the products are in the shop.',
    tracking: 'Tracking of the parcel',
    link: 'Tracking page',
    linkHint: 'An https address, as the carrier gives it.',
    number: 'Parcel number',
    optional: 'optional',
    save: 'Save',
    saved: 'The tracking is saved.',
    told: 'The tracking is saved, and an e-mail leaves.',
    tells: 'The customer will get it by e-mail.',
    tell: 'Send it by e-mail too',
    history: 'History',
    by: (email: string) => `by ${email}`,
    passed: {
      'order.placed': 'Order placed',
      'payment.paid': 'Paid',
      'holds.expired': 'Cancelled: not paid in time',
      'order.cancelled': 'Cancelled',
      'order.withdrawn': 'Cancelled by the customer',
      'order.replaced': 'Replaced by a new order of the same cart',
      'alert.settled': 'Warning looked after',
      'payment.confirmed': 'Payment confirmed by the bank’s list',
      'payment.unconfirmed': 'Led on without the bank’s confirmation of the payment',
      'tracking.changed': 'Tracking of the parcel saved',
      'tracking.told': 'Tracking of the parcel sent by e-mail',
    } as Record<string, string>,
    made: 'Customization',
    download: (name: string) => `Download ${name}`,
    returns: 'Returns',
    settle: 'It is looked after',
    settled: 'The warning is taken off.',
  },
};
