/** Texts of `admin/order/unconfirmed`, made by `npm run generate` from `messages/<lang>/admin/order/unconfirmed.json`. */
import type { Lang } from '../../../languages.ts';
import { counted, formatNumber, plural } from '../../../plural.ts';

export type Messages = {
  badge: string;
  title: string;
  why: string;
  todo: (v: { number: string | number; reference: string | number }) => string;
  missing: string;
  amount: string;
  amountWrong: (v: { currency: string | number }) => string;
  confirm: string;
  confirmed: string;
  toList: string;
  stepText: string;
  despite: string;
  despiteMissing: string;
  refundText: string;
  count: (v: { count: number }) => string;
  none: string;
  intro: string;
  failed: string;
  retry: string;
  file: string;
  reading: string;
  read: string;
  report: (v: { confirmed: number; rows: number }) => string;
  waiting: (v: { count: number }) => string;
  doubtful: string;
  doubts: {
    OTHER_NUMBER: string;
    OTHER_AMOUNT: string;
    NOT_ACCEPTED: string;
    OTHER_SHOP: string;
  };
  order: string;
  number: string;
  listReference: string;
  paidAt: string;
  total: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    badge: "à confirmer",
    title: "Payée, à confirmer par la banque",
    why: "La banque signe les messages de toutes les boutiques de la même façon : celui-ci ne dit pas que l’argent vous est destiné. La cliente ou le client voit une commande payée.",
    todo: (v) => `Cherchez, dans la liste des transactions de votre espace e-Transactions, le paiement n° ${v.number} de référence ${v.reference}, puis entrez le montant que vous y lisez.`,
    missing: "S’il n’y est pas le lendemain, l’argent n’est pas venu : remboursez la commande ici pour remettre ses articles en vente, et ne rendez rien.",
    amount: "Montant lu dans la liste",
    amountWrong: (v) => `Un montant en ${v.currency}, par exemple 45,90.`,
    confirm: "Ce paiement est dans la liste",
    confirmed: "Le paiement est confirmé.",
    toList: "Confirmer toutes les commandes avec le fichier de la banque",
    stepText: "La banque n’a pas encore confirmé ce paiement : les articles pourraient partir sans avoir été payés.",
    despite: "Je le sais, et je continue sans attendre",
    despiteMissing: "Confirmez d’abord le paiement, ou cochez cette case.",
    refundText: "Ce paiement n’est pas confirmé. S’il n’est pas dans la liste de la banque, il n’y a pas d’argent à rendre.",
    count: (v) => counted("fr", v.count, { one: "# paiement à confirmer", other: "# paiements à confirmer" }),
    none: "Plus aucun paiement à confirmer",
    intro: "Exportez chaque jour la liste des transactions (CSV) depuis l’espace e-Transactions et donnez-la ici : les commandes qu’elle contient sont confirmées.",
    failed: "Les paiements à confirmer ne se chargent pas.",
    retry: "Réessayer",
    file: "Liste des transactions (CSV)",
    reading: "Lecture de la liste",
    read: "La liste est lue.",
    report: (v) => `${counted("fr", v.rows, { one: "# ligne lue,", other: "# lignes lues," })}${counted("fr", v.confirmed, { one: " # commande confirmée.", other: " # commandes confirmées." })}`,
    waiting: (v) => counted("fr", v.count, { one: "# attend encore.", other: "# attendent encore." }),
    doubtful: "À regarder de près",
    doubts: {
      OTHER_NUMBER: "La liste a cette référence et ce montant, sous un autre numéro de transaction.",
      OTHER_AMOUNT: "La liste a cette référence avec un autre montant.",
      NOT_ACCEPTED: "La liste dit que ce paiement n’a pas été accepté.",
      OTHER_SHOP: "La liste donne ce paiement à une autre boutique.",
    },
    order: "Commande",
    number: "N° de transaction",
    listReference: "Référence",
    paidAt: "Payée le",
    total: "Montant",
  },
  en: {
    badge: "to be confirmed",
    title: "Paid, to be confirmed by the bank",
    why: "The bank signs the messages of all shops alike: this one does not say that the money is for you. The customer sees a paid order.",
    todo: (v) => `On the list of transactions in your e-Transactions back office, look for the payment no. ${v.number} with the reference ${v.reference}, and then enter the amount that you read there.`,
    missing: "If it is not there the next day, the money did not come: refund the order here to put its products back for sale, and give nothing back.",
    amount: "Amount read on the list",
    amountWrong: (v) => `An amount in ${v.currency}, such as 45.90.`,
    confirm: "This payment is on the list",
    confirmed: "The payment is confirmed.",
    toList: "Confirm all orders with the bank’s file",
    stepText: "The bank has not confirmed this payment yet: the products could leave without having been paid for.",
    despite: "I know, and go on without waiting",
    despiteMissing: "Confirm the payment first, or tick this box.",
    refundText: "This payment is not confirmed. If it is not on the bank’s list, there is no money to give back.",
    count: (v) => counted("en", v.count, { one: "# payment to be confirmed", other: "# payments to be confirmed" }),
    none: "No payment to be confirmed any more",
    intro: "Export the list of transactions (CSV) from the e-Transactions back office each day and give it here: the orders on it are confirmed.",
    failed: "The payments to be confirmed do not load.",
    retry: "Try again",
    file: "List of transactions (CSV)",
    reading: "Reading the list",
    read: "The list is read.",
    report: (v) => plural("en", v.rows, { one: plural("en", v.confirmed, { one: `${formatNumber("en", v.rows)} row read, ${formatNumber("en", v.confirmed)} order confirmed.`, other: `${formatNumber("en", v.rows)} row read, ${formatNumber("en", v.confirmed)} orders confirmed.` }), other: plural("en", v.confirmed, { one: `${formatNumber("en", v.rows)} rows read, ${formatNumber("en", v.confirmed)} order confirmed.`, other: `${formatNumber("en", v.rows)} rows read, ${formatNumber("en", v.confirmed)} orders confirmed.` }) }),
    waiting: (v) => counted("en", v.count, { one: "# still waits.", other: "# still wait." }),
    doubtful: "To be looked at closely",
    doubts: {
      OTHER_NUMBER: "The list has this reference and this amount, under another transaction number.",
      OTHER_AMOUNT: "The list has this reference with another amount.",
      NOT_ACCEPTED: "The list says that this payment was not accepted.",
      OTHER_SHOP: "The list gives this payment to another shop.",
    },
    order: "Order",
    number: "Transaction no.",
    listReference: "Reference",
    paidAt: "Paid on",
    total: "Amount",
  },
};
