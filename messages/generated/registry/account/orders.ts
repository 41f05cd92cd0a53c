/** Texts of `registry/account/orders`, made by `npm run generate` from `messages/<lang>/registry/account/orders.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  quantity: (v: { count: string | number }) => string;
  reference: (v: { reference: string | number }) => string;
  quantityDiscount: string;
  customization: string;
  rented: (v: { from: string | number; to: string | number }) => string;
  deposit: (v: { amount: string | number }) => string;
  subtotal: string;
  shipping: string;
  free: string;
  toChoose: string;
  totalBefore: string;
  total: string;
  vat: string;
  margin: string;
  pickup: string;
  relay: string;
  pickupAt: (v: { day: string | number; hours: string | number }) => string;
  deliveredTo: string;
  promised: (v: { when: string | number }) => string;
  noDelivery: string;
  billedTo: string;
  by: string;
  follow: string;
  parcel: string;
  withdrawal: string;
  noWithdrawalRental: string;
  noWithdrawalPersonal: string;
  noWithdrawalPerishable: string;
  number: string;
  paidTooLate: string;
  paidTooLateText: string;
  toCart: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    quantity: (v) => `× ${v.count}`,
    reference: (v) => `Réf. ${v.reference}`,
    quantityDiscount: "Remise par quantité",
    customization: "Personnalisation :",
    rented: (v) => `Location du ${v.from} au ${v.to} inclus`,
    deposit: (v) => `Dépôt de garantie : ${v.amount}, à la remise, non compris dans le total`,
    subtotal: "Sous-total",
    shipping: "Livraison",
    free: "offerte",
    toChoose: "à choisir",
    totalBefore: "Total TTC, hors livraison",
    total: "Total TTC",
    vat: "dont TVA",
    margin: "Articles de seconde main : régime particulier – Biens d’occasion, TVA comprise et non mentionnée.",
    pickup: "Retrait en boutique",
    relay: "Retrait en point relais",
    pickupAt: (v) => `${v.day}, ${v.hours}`,
    deliveredTo: "Livraison",
    promised: (v) => `Livraison prévue ${v.when}`,
    noDelivery: "Sans livraison",
    billedTo: "Facturation",
    by: "par",
    follow: "Suivre le colis",
    parcel: "Colis n°",
    withdrawal: "Vous avez 14 jours après réception pour changer d’avis, sans donner de raison.",
    noWithdrawalRental: "Une location à dates fixes ne peut pas faire l’objet d’une rétractation (article L221-28 12°).",
    noWithdrawalPersonal: "Un article fait pour vous ne peut pas faire l’objet d’une rétractation (article L221-28 3°). S’il n’est pas conforme, nous le reprenons.",
    noWithdrawalPerishable: "Une denrée périssable ne peut pas faire l’objet d’une rétractation (article L221-28 4°). Si elle n’est pas conforme, nous la reprenons.",
    number: "Commande",
    paidTooLate: "Votre paiement est arrivé trop tard",
    paidTooLateText: "La commande était déjà annulée, et quelqu’un d’autre a pris ce qu’elle vous réservait. La boutique vous rend la somme entière : vous n’avez rien à faire, un e-mail vous dira quand c’est fait.",
    toCart: "Revenir au panier",
  },
  en: {
    quantity: (v) => `× ${v.count}`,
    reference: (v) => `Ref. ${v.reference}`,
    quantityDiscount: "Quantity discount",
    customization: "Customization:",
    rented: (v) => `Rented from ${v.from} to ${v.to} inclusive`,
    deposit: (v) => `Deposit: ${v.amount}, at the handing over, not part of the total`,
    subtotal: "Subtotal",
    shipping: "Delivery",
    free: "free",
    toChoose: "to be chosen",
    totalBefore: "Total, taxes included, before delivery",
    total: "Total, taxes included",
    vat: "VAT included",
    margin: "Second-hand articles: margin scheme – second-hand goods, VAT included and not stated.",
    pickup: "Collection in the shop",
    relay: "Collection at a relay point",
    pickupAt: (v) => `${v.day}, ${v.hours}`,
    deliveredTo: "Delivery",
    promised: (v) => `Delivery expected ${v.when}`,
    noDelivery: "No delivery",
    billedTo: "Billing",
    by: "by",
    follow: "Follow the parcel",
    parcel: "Parcel no.",
    withdrawal: "You have 14 days after receipt to change your mind, without giving a reason.",
    noWithdrawalRental: "A rental at fixed dates cannot be withdrawn from (French Consumer Code, article L221-28 12°).",
    noWithdrawalPersonal: "What is made for you cannot be withdrawn from (French Consumer Code, article L221-28 3°). If it is not as agreed, we take it back.",
    noWithdrawalPerishable: "Perishable goods cannot be withdrawn from (French Consumer Code, article L221-28 4°). If they are not as agreed, we take them back.",
    number: "Order",
    paidTooLate: "Your payment came too late",
    paidTooLateText: "The order was already cancelled, and somebody else took what it kept for you. The shop gives it back in full: there is nothing to do, an e-mail will tell you when it is done.",
    toCart: "Back to the cart",
  },
};
