/** Texts of `admin/order/payment`, made by `npm run generate` from `messages/<lang>/admin/order/payment.json`. */
import type { Lang } from '../../../languages.ts';
import { counted } from '../../../plural.ts';

export type Messages = {
  title: string;
  failed: string;
  retry: string;
  loading: string;
  none: string;
  attempt: (v: { method: string | number; number: string | number }) => string;
  trial: string;
  trialText: string;
  reference: string;
  types: {
    "payment.redirected": string;
    "payment.pending": string;
    "payment.authorized": string;
    "payment.paid": string;
    "payment.failed": string;
    "payment.cancelled": string;
    "payment.expired": string;
    "payment.partially-refunded": string;
    "payment.refunded": string;
    "payment.disputed": string;
    "refund.done": string;
    "refund.pending": string;
    "refund.failed": string;
  };
  outcomes: {
    ignored: string;
    "wrong-session": string;
    "wrong-amount": string;
    "paid-twice": string;
    "paid-too-late": string;
    "paid-without-stock": string;
    "refund-beyond-payment": string;
  };
  sources: {
    notification: string;
    read: string;
    shop: string;
  };
  came: (v: { amount: string | number }) => string;
  extra: string;
  refunds: string;
  remaining: string;
  refund: string;
  refundExtra: (v: { amount: string | number }) => string;
  refundAsk: string;
  refundExtraAsk: string;
  byItself: (v: { provider: string | number }) => string;
  byHand: (v: { provider: string | number }) => string;
  lines: string;
  linesHint: string;
  howMany: (v: { name: string | number }) => string;
  restock: (v: { count: number }) => string;
  notOut: string;
  someOut: (v: { count: string | number }) => string;
  amount: string;
  amountHint: (v: { currency: string | number; most: string | number }) => string;
  amountWrong: (v: { currency: string | number; most: string | number }) => string;
  reason: string;
  reasonHint: string;
  optional: string;
  act: string;
  done: string;
  whatToDo: string;
  advice: {
    PAID_TWICE: string;
    WRONG_AMOUNT: string;
    PAID_TOO_LATE: string;
    PAID_WITHOUT_STOCK: string;
    DISPUTED: string;
    REFUND_FAILED: string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Paiements",
    failed: "Les paiements de cette commande ne se chargent pas.",
    retry: "Réessayer",
    loading: "Chargement des paiements",
    none: "Rien n’a encore été tenté.",
    attempt: (v) => `Tentative ${v.number} · ${v.method}`,
    trial: "essai",
    trialText: "Aucun argent n’a bougé : cette commande ne compte pas dans les ventes.",
    reference: "Référence chez le prestataire",
    types: {
      "payment.redirected": "La page de paiement est ouverte",
      "payment.pending": "La banque n’a pas encore décidé",
      "payment.authorized": "La banque a accepté la carte, l’argent n’est pas encore pris",
      "payment.paid": "L’argent est arrivé",
      "payment.failed": "La banque a refusé",
      "payment.cancelled": "La cliente ou le client a renoncé",
      "payment.expired": "Le temps pour payer est écoulé",
      "payment.partially-refunded": "Rendu en partie",
      "payment.refunded": "Rendu",
      "payment.disputed": "Le paiement est contesté auprès de la banque",
      "refund.done": "Un remboursement est arrivé",
      "refund.pending": "Un remboursement est en cours",
      "refund.failed": "Un remboursement a été refusé",
    },
    outcomes: {
      ignored: "déjà connu, rien ne change",
      "wrong-session": "ignoré : il nomme un autre paiement",
      "wrong-amount": "le montant n’est pas celui de la commande",
      "paid-twice": "second paiement, à rendre",
      "paid-too-late": "trop tard, l’argent est rendu",
      "paid-without-stock": "les articles étaient partis, l’argent est rendu",
      "refund-beyond-payment": "ignoré : plus que ce qui a été payé",
    },
    sources: {
      notification: "dit par le prestataire",
      read: "demandé au prestataire",
      shop: "dans la boutique",
    },
    came: (v) => `${v.amount} reçus`,
    extra: "en trop, à rendre",
    refunds: "Remboursements",
    remaining: "Peut encore être rendu",
    refund: "Rendre une partie",
    refundExtra: (v) => `Rendre ce paiement en trop (${v.amount})`,
    refundAsk: "Rendre une partie du paiement",
    refundExtraAsk: "Rendre ce paiement en trop ?",
    byItself: (v) => `${v.provider} rend l’argent sur la carte utilisée. Un avoir est établi et un e-mail part.`,
    byHand: (v) => `L’argent se rend depuis l’espace ${v.provider} : ce remboursement est noté ici, et attend que vous confirmiez l’avoir fait.`,
    lines: "Articles concernés",
    linesHint: "Leur choix propose un montant, que vous pouvez changer. Ils sont nommés sur l’avoir.",
    howMany: (v) => `Combien de « ${v.name} »`,
    restock: (v) => counted("fr", v.count, { one: "Le remettre en vente", other: "Les remettre en vente" }),
    notOut: "Le stock ne bouge pas : rien n’en est sorti, ou tout est déjà revenu.",
    someOut: (v) => `${v.count} au plus peuvent être remis en vente : le reste est déjà revenu.`,
    amount: "Montant à rendre",
    amountHint: (v) => `En ${v.currency}, ${v.most} au plus.`,
    amountWrong: (v) => `Un montant en ${v.currency}, par exemple 12,50, et ${v.most} au plus.`,
    reason: "Raison",
    reasonHint: "La cliente ou le client la lit dans l’e-mail.",
    optional: "facultatif",
    act: "Rendre l’argent",
    done: "Le remboursement est enregistré.",
    whatToDo: "Que faire",
    advice: {
      PAID_TWICE: "Rendez le paiement marqué « en trop » ci-dessous. L’autre paie la commande.",
      WRONG_AMOUNT: "Comparez le montant reçu à celui de la commande. Rendez ce qui est marqué « en trop », ou convenez du reste avec la cliente.",
      PAID_TOO_LATE: "L’argent repart de lui-même où le prestataire le permet ; sinon, rendez-le et confirmez-le ci-dessous.",
      PAID_WITHOUT_STOCK: "L’argent repart de lui-même où le prestataire le permet ; sinon, rendez-le et confirmez-le ci-dessous.",
      DISPUTED: "Répondez dans l’espace du prestataire avec la preuve de livraison, avant la date qu’il indique.",
      REFUND_FAILED: "Réessayez ci-dessous, ou rendez l’argent par virement et confirmez-le.",
    },
  },
  en: {
    title: "Payments",
    failed: "The payments of this order do not load.",
    retry: "Try again",
    loading: "Loading the payments",
    none: "Nothing was tried yet.",
    attempt: (v) => `Attempt ${v.number} · ${v.method}`,
    trial: "trial",
    trialText: "No money moved: this order does not count as a sale.",
    reference: "Reference at the provider",
    types: {
      "payment.redirected": "The payment page is open",
      "payment.pending": "The bank has not decided yet",
      "payment.authorized": "The bank accepted the card, the money is not taken yet",
      "payment.paid": "The money came",
      "payment.failed": "The bank refused",
      "payment.cancelled": "The customer gave up",
      "payment.expired": "The time to pay has run out",
      "payment.partially-refunded": "Given back in part",
      "payment.refunded": "Given back",
      "payment.disputed": "The payment is contested at the bank",
      "refund.done": "A refund arrived",
      "refund.pending": "A refund is under way",
      "refund.failed": "A refund was refused",
    },
    outcomes: {
      ignored: "known already, nothing changes",
      "wrong-session": "ignored: it names another payment",
      "wrong-amount": "the amount is not that of the order",
      "paid-twice": "second payment, to be given back",
      "paid-too-late": "too late, the money is given back",
      "paid-without-stock": "the items were gone, the money is given back",
      "refund-beyond-payment": "ignored: more than was paid",
    },
    sources: {
      notification: "told by the provider",
      read: "asked of the provider",
      shop: "in the shop",
    },
    came: (v) => `${v.amount} came`,
    extra: "in excess, to be given back",
    refunds: "Refunds",
    remaining: "Can still be given back",
    refund: "Give part of it back",
    refundExtra: (v) => `Give this extra payment back (${v.amount})`,
    refundAsk: "Give part of the payment back",
    refundExtraAsk: "Give this extra payment back?",
    byItself: (v) => `${v.provider} gives the money back to the card that was used. A credit note is made and an e-mail leaves.`,
    byHand: (v) => `The money is given back from the back office of ${v.provider}: this refund is noted here, and waits until you confirm that you made it.`,
    lines: "Items concerned",
    linesHint: "Choosing them proposes an amount, which you can change. The credit note names them.",
    howMany: (v) => `How many of “${v.name}”`,
    restock: (v) => counted("en", v.count, { one: "Put it back on sale", other: "Put them back on sale" }),
    notOut: "The stock does not move: nothing left it, or all of it is back already.",
    someOut: (v) => `${v.count} at most can go back on sale: the rest is back already.`,
    amount: "Amount to give back",
    amountHint: (v) => `In ${v.currency}, ${v.most} at most.`,
    amountWrong: (v) => `An amount in ${v.currency}, such as 12.50, and ${v.most} at most.`,
    reason: "Reason",
    reasonHint: "The customer reads it in the e-mail.",
    optional: "optional",
    act: "Give the money back",
    done: "The refund is stored.",
    whatToDo: "What to do",
    advice: {
      PAID_TWICE: "Give back the payment marked “in excess” below. The other one pays the order.",
      WRONG_AMOUNT: "Compare what came with the order. Give back what is marked “in excess”, or agree on the rest with the customer.",
      PAID_TOO_LATE: "The money goes back by itself where the provider can; if not, give it back and confirm it below.",
      PAID_WITHOUT_STOCK: "The money goes back by itself where the provider can; if not, give it back and confirm it below.",
      DISPUTED: "Answer in the provider’s back office with the proof of delivery, before the date that it gives.",
      REFUND_FAILED: "Try again below, or give the money back by transfer and confirm it.",
    },
  },
};
