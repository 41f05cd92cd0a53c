/** Texts of `registry/buying/choosing`, made by `npm run generate` from `messages/<lang>/registry/buying/choosing.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  add: string;
  inCart: string;
  bar: string;
  barAdd: string;
  barInCart: string;
  barBuy: string;
  barDates: string;
  barMake: string;
  barAlert: string;
  alert: {
    loading: string;
    failed: string;
  };
  customize: string;
  soldOut: string;
  soldOutText: string;
  contact: string;
  vintage: string;
  bottle: string;
  year: string;
  capacity: string;
  quantity: string;
  exactQuantity: string;
  otherQuantity: string;
  total: (v: { quantity: string | number; total: string | number }) => string;
  totalReduced: (v: { off: string | number; quantity: string | number; total: string | number }) => string;
  nextStep: (v: { from: string | number; off: string | number }) => string;
  sizeGuide: string;
  soldOutValue: (v: { label: string | number }) => string;
  impossibleValue: (v: { label: string | number }) => string;
  reference: (v: { price: string | number }) => string;
  perishable: string;
  sealed: string;
  perLitre: (v: { price: string | number }) => string;
  included: string;
  rental: (v: { days: string | number }) => string;
  deposit: (v: { price: string | number }) => string;
  book: string;
  bookText: string;
  hiddenPrice: string;
  askText: string;
  ask: string;
  soldInFrench: string;
  toFrench: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    add: "Ajouter au panier",
    inCart: "Dans votre panier",
    bar: "Achat",
    barAdd: "Ajouter",
    barInCart: "Au panier",
    barBuy: "Acheter",
    barDates: "Choisir mes dates",
    barMake: "Créer la vôtre",
    barAlert: "Me prévenir",
    alert: {
      loading: "Chargement de l’alerte",
      failed: "L’alerte de retour ne se charge pas pour l’instant.",
    },
    customize: "Personnaliser",
    soldOut: "Cet article est parti",
    soldOutText: "Écrivez-nous : nous vous dirons s’il revient.",
    contact: "Nous écrire",
    vintage: "Millésime",
    bottle: "Bouteille",
    year: "Année",
    capacity: "Contenance",
    quantity: "Quantité",
    exactQuantity: "Nombre exact",
    otherQuantity: "Autre…",
    total: (v) => `Les ${v.quantity} : ${v.total}.`,
    totalReduced: (v) => `Les ${v.quantity} : ${v.total}, ${v.off} compris.`,
    nextStep: (v) => `Dès ${v.from} : ${v.off}.`,
    sizeGuide: "Guide des tailles",
    soldOutValue: (v) => `${v.label}, épuisé`,
    impossibleValue: (v) => `${v.label}, pas dans cette combinaison`,
    reference: (v) => `Prix le plus bas des 30 jours précédents : ${v.price}`,
    perishable: "Denrée périssable : pas de droit de rétractation (article L221-28 4° du Code de la consommation).",
    sealed: "Article scellé : pas de rétractation une fois descellé (article L221-28 5° du Code de la consommation).",
    perLitre: (v) => `${v.price} / l`,
    included: "TTC, hors livraison",
    rental: (v) => `pour ${v.days} jours`,
    deposit: (v) => `Dépôt de garantie : ${v.price}, rendu au retour`,
    book: "Nous contacter",
    bookText: "Une question sur cette location ? Écrivez-nous, et choisissez vos dates avec nous.",
    hiddenPrice: "Prix sur demande",
    askText: "Ce produit vous plaît ? Écrivez-nous : nous vous dirons tout, prix compris.",
    ask: "Nous demander",
    soldInFrench: "La boutique prend les commandes sur sa version française. Vous y retrouverez ce produit.",
    toFrench: "Acheter sur la version française",
  },
  en: {
    add: "Add to cart",
    inCart: "In your cart",
    bar: "Buying",
    barAdd: "Add",
    barInCart: "In cart",
    barBuy: "Buy",
    barDates: "Choose my dates",
    barMake: "Make it yours",
    barAlert: "Tell me",
    alert: {
      loading: "Loading the alert",
      failed: "The back-in-stock alert does not load at the moment.",
    },
    customize: "Customize",
    soldOut: "This item is gone",
    soldOutText: "Write to us: we will tell you whether it comes back.",
    contact: "Write to us",
    vintage: "Vintage",
    bottle: "Bottle",
    year: "Year",
    capacity: "Capacity",
    quantity: "Quantity",
    exactQuantity: "Exact number",
    otherQuantity: "Other…",
    total: (v) => `${v.quantity} for ${v.total}.`,
    totalReduced: (v) => `${v.quantity} for ${v.total}, ${v.off} included.`,
    nextStep: (v) => `From ${v.from}: ${v.off}.`,
    sizeGuide: "Size guide",
    soldOutValue: (v) => `${v.label}, sold out`,
    impossibleValue: (v) => `${v.label}, not in this combination`,
    reference: (v) => `Lowest price of the 30 days before: ${v.price}`,
    perishable: "Perishable: no right of withdrawal (French Consumer Code, article L221-28 4°).",
    sealed: "Sealed: no withdrawal once it is unsealed (French Consumer Code, article L221-28 5°).",
    perLitre: (v) => `${v.price} / l`,
    included: "Taxes included, before shipping",
    rental: (v) => `for ${v.days} days`,
    deposit: (v) => `Deposit: ${v.price}, given back on return`,
    book: "Contact us",
    bookText: "A question about this rental? Write to us, and choose your dates with us.",
    hiddenPrice: "Price on request",
    askText: "Do you like this product? Write to us: we will tell you everything, the price too.",
    ask: "Ask us",
    soldInFrench: "Orders are taken on the French version of this shop. You will find this product there.",
    toFrench: "Buy on the French version",
  },
};
