/** Texts of `registry/buying/discount-code`, made by `npm run generate` from `messages/<lang>/registry/buying/discount-code.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  summary: string;
  label: string;
  apply: string;
  empty: string;
  remove: string;
  percent: (v: { share: string | number }) => string;
  euros: (v: { amount: string | number }) => string;
  freeShipping: string;
  onShipping: (v: { what: string | number }) => string;
  onBoth: (v: { what: string | number }) => string;
  applied: string;
  waiting: string;
  missing: (v: { amount: string | number }) => string;
  noProduct: string;
  lapsed: string;
  idle: string;
  idleCollected: string;
  idleSent: string;
  idleNone: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    summary: "J’ai un code de réduction",
    label: "Code de réduction",
    apply: "Appliquer",
    empty: "Saisissez un code.",
    remove: "Retirer",
    percent: (v) => `${v.share} de réduction`,
    euros: (v) => `${v.amount} de réduction`,
    freeShipping: "Livraison standard offerte",
    onShipping: (v) => `${v.what} sur la livraison standard`,
    onBoth: (v) => `${v.what}, livraison standard comprise`,
    applied: "Code appliqué",
    waiting: "Code en attente",
    missing: (v) => `Plus que ${v.amount} d’articles pour en profiter.`,
    noProduct: "Il ne s’applique à aucun article de votre panier.",
    lapsed: "Il n’est plus valable : il ne sera pas déduit.",
    idle: "Code sans effet",
    idleCollected: "Le retrait est gratuit : ce code ne change rien et n’est pas utilisé.",
    idleSent: "La livraison est déjà offerte : ce code ne change rien et n’est pas utilisé.",
    idleNone: "Rien n’est à livrer : ce code ne change rien et n’est pas utilisé.",
  },
  en: {
    summary: "I have a discount code",
    label: "Discount code",
    apply: "Apply",
    empty: "Type a code.",
    remove: "Remove",
    percent: (v) => `${v.share} off`,
    euros: (v) => `${v.amount} off`,
    freeShipping: "Free standard delivery",
    onShipping: (v) => `${v.what} standard delivery`,
    onBoth: (v) => `${v.what}, standard delivery included`,
    applied: "Code applied",
    waiting: "Code waiting",
    missing: (v) => `${v.amount} more of items to use it.`,
    noProduct: "It applies to no item of your cart.",
    lapsed: "It is no longer valid: it will not be taken off.",
    idle: "Code without effect",
    idleCollected: "Collection is free: this code changes nothing and is not used up.",
    idleSent: "Delivery is free already: this code changes nothing and is not used up.",
    idleNone: "Nothing has to be delivered: this code changes nothing and is not used up.",
  },
};
