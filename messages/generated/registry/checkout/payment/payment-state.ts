/** Texts of `registry/checkout/payment/payment-state`, made by `npm run generate` from `messages/<lang>/registry/checkout/payment/payment-state.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  checking: string;
  checkingHint: string;
  stop: string;
  deciding: string;
  decidingText: string;
  unpaid: string;
  unpaidText: string;
  stillLooking: string;
  look: string;
  unreachable: string;
  unreachableText: string;
  cancelled: string;
  refused: string;
  notCharged: string;
  refusedHint: string;
  paid: string;
  paidText: string;
  see: string;
  expired: string;
  expiredText: string;
  unreadable: string;
  unreadableText: string;
  none: string;
  noneText: string;
  toOrders: string;
  number: string;
  pay: string;
  retry: string;
  giveUp: string;
  again: string;
  payAmount: (v: { amount: string | number }) => string;
  charging: string;
  leaving: string;
  toCart: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    checking: "Nous vérifions votre paiement…",
    checkingHint: "Cela prend quelques secondes. Vous pouvez garder cette page ouverte, ou la fermer : l’e-mail de confirmation part de toute façon.",
    stop: "Ne plus attendre",
    deciding: "La banque n’a pas encore répondu",
    decidingText: "Votre commande est enregistrée et la banque traite votre paiement. Inutile de payer à nouveau : nous vous écrivons dès que la réponse arrive.",
    unpaid: "Nous n’avons pas encore reçu de paiement",
    unpaidText: "Si vous venez de payer, la réponse de la banque peut prendre quelques minutes : un e-mail vous la dira. Sinon, vous pouvez payer maintenant : vos articles restent réservés un moment.",
    stillLooking: "Nous continuons de regarder…",
    look: "Regarder à nouveau",
    unreachable: "La boutique ne répond pas",
    unreachableText: "Nous ne pouvons pas lire votre commande pour l’instant. Si vous avez payé, rien n’est perdu : l’e-mail de confirmation vous parviendra.",
    cancelled: "Vous avez interrompu le paiement",
    refused: "Le paiement n’a pas abouti",
    notCharged: "Rien n’a été débité. Vos articles restent réservés un moment : vous pouvez reprendre là où vous en étiez.",
    refusedHint: "La banque a refusé cette carte. Vérifiez le numéro et le plafond, ou essayez-en une autre.",
    paid: "Votre paiement est bien passé",
    paidText: "La banque l’a confirmé.",
    see: "Voir ma commande",
    expired: "Cette commande n’attend plus son paiement",
    expiredText: "Les articles ont été remis en vente. Votre panier est toujours là : vous pouvez commander à nouveau.",
    unreadable: "Cette commande ne se montre pas ici",
    unreadableText: "Ouvrez-la depuis votre compte, ou depuis le lien de l’e-mail de confirmation.",
    none: "Aucune commande à montrer",
    noneText: "L’adresse de cette page ne nomme pas de commande.",
    toOrders: "Voir mes commandes",
    number: "Commande",
    pay: "Payer maintenant",
    retry: "Réessayer le paiement",
    giveUp: "Renoncer à payer",
    again: "Payer par carte",
    payAmount: (v) => `Payer ${v.amount}`,
    charging: "La banque vérifie votre carte…",
    leaving: "Direction la page de paiement…",
    toCart: "Revenir au panier",
  },
  en: {
    checking: "We are checking your payment…",
    checkingHint: "This takes a few seconds. You can keep this page open, or close it: the confirmation e-mail leaves in any case.",
    stop: "Stop waiting",
    deciding: "The bank has not answered yet",
    decidingText: "Your order is registered and the bank is processing your payment. There is no need to pay again: we write to you as soon as the answer arrives.",
    unpaid: "We have not received a payment yet",
    unpaidText: "If you have just paid, the answer of the bank may take a few minutes: an e-mail will tell you. If not, you can pay now: your items stay reserved for a while.",
    stillLooking: "We keep looking…",
    look: "Look again",
    unreachable: "The shop does not answer",
    unreachableText: "We cannot read your order at the moment. If you have paid, nothing is lost: the confirmation e-mail will reach you.",
    cancelled: "You stopped the payment",
    refused: "The payment did not go through",
    notCharged: "Nothing was charged. Your items stay reserved for a while: you can go on where you were.",
    refusedHint: "The bank refused this card. Check its number and limit, or try another one.",
    paid: "Your payment went through",
    paidText: "The bank has confirmed it.",
    see: "See my order",
    expired: "This order no longer waits for its payment",
    expiredText: "The items are on sale again. Your cart is still there: you can order anew.",
    unreadable: "This order cannot be shown here",
    unreadableText: "Open it from your account, or from the link in the confirmation e-mail.",
    none: "No order to show",
    noneText: "The address of this page names no order.",
    toOrders: "See my orders",
    number: "Order",
    pay: "Pay now",
    retry: "Try the payment again",
    giveUp: "I do not want to pay any more",
    again: "Pay by card",
    payAmount: (v) => `Pay ${v.amount}`,
    charging: "The bank is checking your card…",
    leaving: "On to the payment page…",
    toCart: "Back to the cart",
  },
};
