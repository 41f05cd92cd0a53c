/** Texts of `backend/commerce/order-mail/shop-notice`, made by `npm run generate` from `messages/<lang>/backend/commerce/order-mail/shop-notice.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  order: (v: { reference: string | number }) => string;
  unconfirmed: string;
  cancelled: (v: { reference: string | number }) => string;
  cancelledText: string;
  back: (v: { reference: string | number }) => string;
  backText: string;
  alert: (v: { reference: string | number }) => string;
  alerts: {
    PAID_WITHOUT_STOCK: string;
    PAID_TOO_LATE: string;
    PAID_TWICE: string;
    DISPUTED: string;
    REFUND_FAILED: string;
    WRONG_AMOUNT: string;
  };
  customer: string;
  message: string;
  delivery: string;
  collected: (v: { date: string | number; from: string | number; to: string | number }) => string;
  kinds: {
    DELIVERY: string;
    PICKUP: string;
    CLICK_AND_COLLECT: string;
    NO_DELIVERY: string;
  };
  rented: (v: { from: string | number; to: string | number }) => string;
  see: string;
  withdrawn: (v: { reference: string | number }) => string;
  withdrawnStates: {
    BEFORE_DISPATCH: string;
    RETURN: string;
    LATE: string;
    UNKNOWN: string;
    RENTAL: string;
  };
  refundBy: (v: { day: string | number }) => string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    order: (v) => `Nouvelle commande ${v.reference}`,
    unconfirmed: "Payée, à confirmer : le message de la banque ne nomme pas votre boutique. Avant de préparer, cherchez ce paiement dans la liste de la banque.",
    cancelled: (v) => `Commande ${v.reference} annulée par sa cliente ou son client`,
    cancelledText: "Ne la préparez pas : ses articles sont remis en vente et son paiement est rendu.",
    back: (v) => `Demande de retour de la commande ${v.reference}`,
    backText: "Ces articles devraient vous revenir. La réponse se donne depuis la commande.",
    alert: (v) => `À vérifier : le paiement de la commande ${v.reference}`,
    alerts: {
      PAID_WITHOUT_STOCK: "Le paiement est arrivé après l’annulation, et les articles étaient partis. Un remboursement est attendu.",
      PAID_TOO_LATE: "Le paiement est arrivé après l’annulation : le créneau, le code ou les jours de location n’étaient plus libres. Un remboursement est attendu.",
      PAID_TWICE: "La commande a été payée deux fois : l’un des deux paiements est à rendre.",
      DISPUTED: "La cliente conteste le paiement auprès de sa banque.",
      REFUND_FAILED: "Un remboursement n’a pas abouti : réessayez, ou rendez l’argent autrement.",
      WRONG_AMOUNT: "Le montant payé n’est pas celui de la commande.",
    },
    customer: "Au nom de",
    message: "Mot joint",
    delivery: "Livraison",
    collected: (v) => `retrait à la boutique, ${v.date}, de ${v.from} à ${v.to}`,
    kinds: {
      DELIVERY: "à domicile",
      PICKUP: "en point relais",
      CLICK_AND_COLLECT: "retrait à la boutique",
      NO_DELIVERY: "rien à expédier",
    },
    rented: (v) => `location du ${v.from} au ${v.to} inclus`,
    see: "Ouvrir la commande",
    withdrawn: (v) => `Rétractation : commande ${v.reference}`,
    withdrawnStates: {
      BEFORE_DISPATCH: "Rien n’est encore parti : ne l’expédiez pas, annulez la commande ou remboursez ces articles depuis sa fiche.",
      RETURN: "Un retour est ouvert pour ces articles. Vous pouvez attendre de les recevoir, ou la preuve de leur envoi, pour rembourser.",
      LATE: "Le délai de rétractation était passé. La déclaration est enregistrée : à vous de l’accepter ou de répondre.",
      UNKNOWN: "Aucune commande ne correspond à ce qui a été écrit. Cherchez-la, et répondez à la personne.",
      RENTAL: "Une location : mettez-y fin et remboursez ce qui est dû depuis la fiche de la commande.",
    },
    refundBy: (v) => `Remboursement dû au plus tard le ${v.day}, frais de livraison standard compris si toute la commande est concernée.`,
  },
  en: {
    order: (v) => `New order ${v.reference}`,
    unconfirmed: "Paid, to be confirmed: the bank’s message does not name your shop. Before you prepare it, look for this payment on the bank’s list.",
    cancelled: (v) => `Order ${v.reference} cancelled by its customer`,
    cancelledText: "Do not prepare it: its items are for sale again and its payment is given back.",
    back: (v) => `Return request for the order ${v.reference}`,
    backText: "These items are to come back to you. Answer from the order.",
    alert: (v) => `To be checked: the payment of the order ${v.reference}`,
    alerts: {
      PAID_WITHOUT_STOCK: "The payment came after the order was cancelled, and the items were gone. A refund is expected.",
      PAID_TOO_LATE: "The payment came after the order was cancelled: the slot, the code or the days of the rental were no longer free. A refund is expected.",
      PAID_TWICE: "The order was paid twice: one of the two payments is to be given back.",
      DISPUTED: "The customer contests the payment at her bank.",
      REFUND_FAILED: "A refund did not go through: try again, or give the money back another way.",
      WRONG_AMOUNT: "The amount paid is not that of the order.",
    },
    customer: "In the name of",
    message: "Note",
    delivery: "Delivery",
    collected: (v) => `collected at the shop, ${v.date}, ${v.from} to ${v.to}`,
    kinds: {
      DELIVERY: "at home",
      PICKUP: "at a relay point",
      CLICK_AND_COLLECT: "collected at the shop",
      NO_DELIVERY: "nothing to send",
    },
    rented: (v) => `rented from ${v.from} to ${v.to} inclusive`,
    see: "Open the order",
    withdrawn: (v) => `Withdrawal: order ${v.reference}`,
    withdrawnStates: {
      BEFORE_DISPATCH: "Nothing has left yet: do not send it; cancel the order or refund these items on its sheet.",
      RETURN: "A return is open for these items. You may wait for them, or for proof that they were sent, before you refund.",
      LATE: "The time of withdrawal was over. The declaration is recorded: accept it, or answer.",
      UNKNOWN: "No order matches what was written. Look for it, and answer the person.",
      RENTAL: "A rental: end it, and refund what is due on the sheet of the order.",
    },
    refundBy: (v) => `Refund due by ${v.day}, standard delivery included where the whole order is concerned.`,
  },
};
