/** Texts of `backend/foundation/mail`, made by `npm run generate` from `messages/<lang>/backend/foundation/mail.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  subject: (v: { reference: string | number }) => string;
  thanks: (v: { firstname: string | number }) => string;
  intro: (v: { reference: string | number }) => string;
  product: string;
  quantity: string;
  price: string;
  subtotal: string;
  discount: string;
  shipping: string;
  free: string;
  total: string;
  deducted: string;
  totalExported: string;
  exported: string;
  vat: string;
  margin: string;
  marginMark: string;
  pickup: string;
  pickupAt: (v: { date: string | number; from: string | number; to: string | number }) => string;
  delivery: string;
  relay: string;
  promised: (v: { when: string | number }) => string;
  noDelivery: string;
  message: string;
  see: string;
  withdrawal: string;
  withdrawalText: (v: { email: string | number }) => string;
  withdrawalRental: string;
  withdrawalPersonal: (v: { names: string | number }) => string;
  withdrawalPerishable: (v: { names: string | number }) => string;
  withdrawalSealed: (v: { names: string | number }) => string;
  rented: (v: { from: string | number; to: string | number }) => string;
  deposit: (v: { amount: string | number }) => string;
  terms: string;
  welcomeSubject: (v: { site: string | number }) => string;
  welcomeTitle: (v: { firstname: string | number }) => string;
  welcomeText: (v: { email: string | number }) => string;
  welcomeButton: string;
  reviewSubject: (v: { reference: string | number }) => string;
  reviewTitle: (v: { firstname: string | number }) => string;
  reviewText: (v: { reference: string | number }) => string;
  reviewList: string;
  reviewButton: string;
  reviewReply: string;
  reviewOnce: string;
  withdraw: string;
  earlyStart: string;
  guarantee: string;
  guaranteeText: string;
  guaranteeLink: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    subject: (v) => `Votre commande ${v.reference} est confirmée`,
    thanks: (v) => `Merci ${v.firstname}, votre commande est confirmée`,
    intro: (v) => `Nous avons bien reçu votre paiement. Voici le détail de votre commande n° ${v.reference}.`,
    product: "Article",
    quantity: "Quantité",
    price: "Prix",
    subtotal: "Sous-total",
    discount: "Remise",
    shipping: "Livraison",
    free: "Offerte",
    total: "Total payé (TTC)",
    deducted: "TVA déduite (exportation)",
    totalExported: "Total payé (exporté sans TVA)",
    exported: "Exportation : sans TVA française (article 262 I du CGI). Les droits et taxes d’importation éventuels sont à payer à l’arrivée.",
    vat: "dont TVA",
    margin: "Régime particulier – Biens d’occasion : la TVA n’est pas récupérable sur ces articles.",
    marginMark: "Occasion",
    pickup: "Retrait à la boutique",
    pickupAt: (v) => `${v.date}, de ${v.from} à ${v.to}`,
    delivery: "Livraison",
    relay: "Point relais",
    promised: (v) => `Livraison prévue ${v.when}`,
    noDelivery: "Cette commande ne demande pas de livraison.",
    message: "Votre message",
    see: "Voir ma commande",
    withdrawal: "Droit de rétractation",
    withdrawalText: (v) => `Vous avez 14 jours après réception de votre commande pour changer d’avis, sans motif à donner. Déclarez-le en ligne par le lien ci-dessous, ou écrivez-nous à ${v.email}.`,
    withdrawalRental: "Pour une location, vous avez 14 jours après la commande pour changer d’avis, sans motif à donner.",
    withdrawalPersonal: (v) => `Fait pour vous, sans rétractation (Code de la consommation, L221-28 3°) : ${v.names}. La garantie légale de conformité s’applique.`,
    withdrawalPerishable: (v) => `Denrée périssable, sans rétractation (Code de la consommation, L221-28 4°) : ${v.names}. La garantie légale de conformité s’applique.`,
    withdrawalSealed: (v) => `Article scellé, sans rétractation une fois descellé (Code de la consommation, L221-28 5°) : ${v.names}.`,
    rented: (v) => `Location du ${v.from} au ${v.to} inclus`,
    deposit: (v) => `Dépôt de garantie : ${v.amount}, avant la remise ou l’envoi, non compris dans le total`,
    terms: "Conditions générales de vente",
    welcomeSubject: (v) => `Bienvenue chez ${v.site}`,
    welcomeTitle: (v) => `Bienvenue ${v.firstname}`,
    welcomeText: (v) => `Votre compte est créé avec l’adresse ${v.email}. Vous y retrouverez vos commandes et vos adresses.`,
    welcomeButton: "Aller à mon compte",
    reviewSubject: (v) => `Votre avis sur la commande ${v.reference}`,
    reviewTitle: (v) => `Alors ${v.firstname}, tout vous plaît ?`,
    reviewText: (v) => `Votre commande n° ${v.reference} est arrivée il y a quelques jours. Dites-nous en quelques mots ce que vous en pensez : votre avis nous fait avancer, et il aide celles et ceux qui hésitent.`,
    reviewList: "Dans cette commande",
    reviewButton: "Donner mon avis",
    reviewReply: "Répondez simplement à cet e-mail. Votre commande est toujours là si vous voulez la revoir.",
    reviewOnce: "C’est notre seul message à ce sujet.",
    withdraw: "Renoncer au contrat ici",
    earlyStart: "Vous avez demandé expressément que la location commence avant la fin de ce délai : si vous y renoncez une fois commencée, les jours écoulés restent dus ; une fois terminée, elle ne peut plus faire l’objet d’une rétractation (Code de la consommation, L221-25 et L221-28 1°).",
    guarantee: "Garantie légale de conformité : deux ans",
    guaranteeText: "Tout bien, neuf ou d’occasion, est couvert deux ans par la garantie légale de conformité. Pour un bien d’occasion, un défaut apparu dans les douze mois est présumé d’origine. Vous obtenez sa réparation ou son remplacement, sinon une réduction du prix ou un remboursement, sans rien payer.",
    guaranteeLink: "La garantie légale, sur europa.eu",
  },
  en: {
    subject: (v) => `Your order ${v.reference} is confirmed`,
    thanks: (v) => `Thank you ${v.firstname}, your order is confirmed`,
    intro: (v) => `We have received your payment. Here are the details of your order no. ${v.reference}.`,
    product: "Product",
    quantity: "Quantity",
    price: "Price",
    subtotal: "Subtotal",
    discount: "Discount",
    shipping: "Shipping",
    free: "Free",
    total: "Total paid (tax included)",
    deducted: "VAT deducted (export)",
    totalExported: "Total paid (exported without VAT)",
    exported: "Export: without French VAT (article 262 I CGI). Import duties and taxes, if any, are paid on arrival.",
    vat: "including VAT",
    margin: "Margin scheme – second-hand goods: VAT on these products cannot be recovered.",
    marginMark: "Second-hand",
    pickup: "Collection in the shop",
    pickupAt: (v) => `${v.date}, from ${v.from} to ${v.to}`,
    delivery: "Delivery",
    relay: "Pickup point",
    promised: (v) => `Delivery expected ${v.when}`,
    noDelivery: "This order needs no delivery.",
    message: "Your message",
    see: "See my order",
    withdrawal: "Right of withdrawal",
    withdrawalText: (v) => `You have 14 days after receiving your order to change your mind, without giving a reason. Say so online by the link below, or write to us at ${v.email}.`,
    withdrawalRental: "For a rental you have 14 days after the order to change your mind, without giving a reason.",
    withdrawalPersonal: (v) => `Made for you, so without withdrawal (Code de la consommation, L221-28 3°): ${v.names}. The legal guarantee of conformity applies.`,
    withdrawalPerishable: (v) => `Perishable, so without withdrawal (Code de la consommation, L221-28 4°): ${v.names}. The legal guarantee of conformity applies.`,
    withdrawalSealed: (v) => `Sealed, so without withdrawal once it is unsealed (Code de la consommation, L221-28 5°): ${v.names}.`,
    rented: (v) => `Rented from ${v.from} to ${v.to} inclusive`,
    deposit: (v) => `Deposit: ${v.amount}, before the piece is handed over or sent, not part of the total`,
    terms: "Terms of sale",
    welcomeSubject: (v) => `Welcome to ${v.site}`,
    welcomeTitle: (v) => `Welcome ${v.firstname}`,
    welcomeText: (v) => `Your account has been created with the address ${v.email}. You will find your orders and addresses there.`,
    welcomeButton: "Go to my account",
    reviewSubject: (v) => `Your opinion on order ${v.reference}`,
    reviewTitle: (v) => `So, ${v.firstname}, are you happy with it?`,
    reviewText: (v) => `Your order no. ${v.reference} arrived a few days ago. Tell us in a few words what you think of it: it helps us, and those who still hesitate.`,
    reviewList: "In this order",
    reviewButton: "Give my opinion",
    reviewReply: "Simply reply to this e-mail. Your order is still there if you want to see it again.",
    reviewOnce: "This is our only message about it.",
    withdraw: "Withdraw from the contract here",
    earlyStart: "You asked expressly that the rental begins before that time is over: if you withdraw once it has begun, the days passed remain due; once it has ended, it can no longer be withdrawn from (Code de la consommation, L221-25 and L221-28 1°).",
    guarantee: "Legal guarantee of conformity: two years",
    guaranteeText: "Every good, new or second-hand, is covered for two years by the legal guarantee of conformity. For a second-hand good, a defect that appears within twelve months is presumed to have been there. You get it repaired or replaced, or else the price reduced or refunded, and pay nothing.",
    guaranteeLink: "The legal guarantee, on europa.eu",
  },
};
