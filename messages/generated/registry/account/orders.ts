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
  noWithdrawalPersonal: (v: { names: string | number }) => string;
  noWithdrawalPerishable: (v: { names: string | number }) => string;
  withdrawalSealed: (v: { names: string | number }) => string;
  number: string;
  paidTooLate: string;
  paidTooLateText: string;
  toCart: string;
  withdraw: string;
  rentalWithdrawal: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    quantity: (v) => `× ${v.count}`,
    reference: (v) => `Réf. ${v.reference}`,
    quantityDiscount: "Remise par quantité",
    customization: "Personnalisation :",
    rented: (v) => `Location du ${v.from} au ${v.to} inclus`,
    deposit: (v) => `Dépôt de garantie : ${v.amount}, avant la remise ou l’envoi, non compris dans le total`,
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
    noWithdrawalPersonal: (v) => `Fait pour vous, sans rétractation (article L221-28 3°) : ${v.names}. Non conforme, il est repris.`,
    noWithdrawalPerishable: (v) => `Denrée périssable, sans rétractation (article L221-28 4°) : ${v.names}. Non conforme, elle est reprise.`,
    withdrawalSealed: (v) => `Article scellé, sans rétractation une fois descellé (article L221-28 5°) : ${v.names}.`,
    number: "Commande",
    paidTooLate: "Votre paiement est arrivé trop tard",
    paidTooLateText: "La commande était déjà annulée, et quelqu’un d’autre a pris ce qu’elle vous réservait. La boutique vous rend la somme entière : vous n’avez rien à faire, un e-mail vous dira quand c’est fait.",
    toCart: "Revenir au panier",
    withdraw: "Renoncer au contrat ici",
    rentalWithdrawal: "Pour une location, vous avez 14 jours après la commande pour changer d’avis, sans donner de raison.",
  },
  en: {
    quantity: (v) => `× ${v.count}`,
    reference: (v) => `Ref. ${v.reference}`,
    quantityDiscount: "Quantity discount",
    customization: "Customization:",
    rented: (v) => `Rented from ${v.from} to ${v.to} inclusive`,
    deposit: (v) => `Deposit: ${v.amount}, before the piece is handed over or sent, not part of the total`,
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
    noWithdrawalPersonal: (v) => `Made for you, so without withdrawal (Code de la consommation, article L221-28 3°): ${v.names}. If not as agreed, it is taken back.`,
    noWithdrawalPerishable: (v) => `Perishable, so without withdrawal (Code de la consommation, article L221-28 4°): ${v.names}. If not as agreed, it is taken back.`,
    withdrawalSealed: (v) => `Sealed, so without withdrawal once it is unsealed (Code de la consommation, article L221-28 5°): ${v.names}.`,
    number: "Order",
    paidTooLate: "Your payment came too late",
    paidTooLateText: "The order was already cancelled, and somebody else took what it kept for you. The shop gives it back in full: there is nothing to do, an e-mail will tell you when it is done.",
    toCart: "Back to the cart",
    withdraw: "Withdraw from the contract here",
    rentalWithdrawal: "For a rental you have 14 days after the order to change your mind, without giving a reason.",
  },
};
