import type { OrderAlert } from '#schemas/admin-order.ts';
import type { OrderDeliveryKind } from '#schemas/delivery.ts';
import type { Lang } from '#schemas/site.ts';

const fr = {
  order: (reference: string) => `Nouvelle commande ${reference}`,
  unconfirmed:
    'Payée, à confirmer : le message de la banque ne nomme pas votre boutique. Avant de préparer, cherchez ce paiement dans la liste de la banque.',
  cancelled: (reference: string) => `Commande ${reference} annulée par sa cliente ou son client`,
  cancelledText: 'Ne la préparez pas : ses articles sont remis en vente et son paiement est rendu.',
  back: (reference: string) => `Demande de retour de la commande ${reference}`,
  backText: 'Ces articles devraient vous revenir. La réponse se donne depuis la commande.',
  alert: (reference: string) => `À vérifier : le paiement de la commande ${reference}`,
  alerts: {
    PAID_WITHOUT_STOCK: 'Le paiement est arrivé après l’annulation, et les articles étaient partis. Un remboursement est attendu.',
    PAID_TOO_LATE:
      'Le paiement est arrivé après l’annulation : le créneau, le code ou les jours de location n’étaient plus libres. Un remboursement est attendu.',
    PAID_TWICE: 'La commande a été payée deux fois : l’un des deux paiements est à rendre.',
    DISPUTED: 'La cliente conteste le paiement auprès de sa banque.',
    REFUND_FAILED: 'Un remboursement n’a pas abouti : réessayez, ou rendez l’argent autrement.',
    WRONG_AMOUNT: 'Le montant payé n’est pas celui de la commande.',
  } satisfies Record<OrderAlert, string>,
  customer: 'Au nom de',
  message: 'Mot joint',
  delivery: 'Livraison',
  collected: (date: string, from: string, to: string) => `retrait à la boutique, ${date}, de ${from} à ${to}`,
  kinds: {
    DELIVERY: 'à domicile',
    PICKUP: 'en point relais',
    CLICK_AND_COLLECT: 'retrait à la boutique',
    NO_DELIVERY: 'rien à expédier',
  } satisfies Record<OrderDeliveryKind, string>,
  rented: (from: string, to: string) => `location du ${from} au ${to} inclus`,
  see: 'Ouvrir la commande',
};

const en: typeof fr = {
  order: (reference) => `New order ${reference}`,
  unconfirmed:
    'Paid, to be confirmed: the bank’s message does not name your shop. Before you prepare it, look for this payment on the bank’s list.',
  cancelled: (reference) => `Order ${reference} cancelled by its customer`,
  cancelledText: 'Do not prepare it: its items are for sale again and its payment is given back.',
  back: (reference) => `Return request for the order ${reference}`,
  backText: 'These items are to come back to you. Answer from the order.',
  alert: (reference) => `To be checked: the payment of the order ${reference}`,
  alerts: {
    PAID_WITHOUT_STOCK: 'The payment came after the order was cancelled, and the items were gone. A refund is expected.',
    PAID_TOO_LATE:
      'The payment came after the order was cancelled: the slot, the code or the days of the rental were no longer free. A refund is expected.',
    PAID_TWICE: 'The order was paid twice: one of the two payments is to be given back.',
    DISPUTED: 'The customer contests the payment at her bank.',
    REFUND_FAILED: 'A refund did not go through: try again, or give the money back another way.',
    WRONG_AMOUNT: 'The amount paid is not that of the order.',
  },
  customer: 'In the name of',
  message: 'Note',
  delivery: 'Delivery',
  collected: (date, from, to) => `collected at the shop, ${date}, ${from} to ${to}`,
  kinds: { DELIVERY: 'at home', PICKUP: 'at a relay point', CLICK_AND_COLLECT: 'collected at the shop', NO_DELIVERY: 'nothing to send' },
  rented: (from, to) => `rented from ${from} to ${to} inclusive`,
  see: 'Open the order',
};

/** What e-mails to the shop about its orders say. */
export const shopNoticeMessages: Record<Lang, typeof fr> = { fr, en };
