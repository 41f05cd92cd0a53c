/** Texts of `registry/account/stock-alerts`, made by `npm run generate` from `messages/<lang>/registry/account/stock-alerts.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  loading: string;
  error: string;
  retry: string;
  empty: string;
  emptyText: string;
  shop: string;
  list: string;
  asked: (v: { date: string | number; email: string | number }) => string;
  remove: string;
  removeOf: (v: { name: string | number }) => string;
  removed: string;
  kept: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    loading: "Chargement de vos alertes",
    error: "Vos alertes ne se chargent pas pour l’instant.",
    retry: "Réessayer",
    empty: "Vous n’attendez rien pour l’instant",
    emptyText: "Sur la fiche d’un article épuisé, demandez à être prévenu de son retour : il figurera ici.",
    shop: "Découvrir la boutique",
    list: "Vos alertes",
    asked: (v) => `Demandée le ${v.date}, pour ${v.email}`,
    remove: "Retirer",
    removeOf: (v) => `Retirer l’alerte : ${v.name}`,
    removed: "L’alerte est retirée.",
    kept: "Une alerte s’efface avec son e-mail, ou au bout de six mois.",
  },
  en: {
    loading: "Loading your alerts",
    error: "Your alerts do not load at the moment.",
    retry: "Try again",
    empty: "You are waiting for nothing",
    emptyText: "On the page of an item that is sold out, ask to be told when it is back: it will stand here.",
    shop: "Discover the shop",
    list: "Your alerts",
    asked: (v) => `Asked on ${v.date}, for ${v.email}`,
    remove: "Take off",
    removeOf: (v) => `Take the alert off: ${v.name}`,
    removed: "The alert is taken off.",
    kept: "An alert is erased with its e-mail, or after six months.",
  },
};
