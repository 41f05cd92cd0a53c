/** Texts of `registry/account/order-list`, made by `npm run generate` from `messages/<lang>/registry/account/order-list.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  caption: string;
  reference: string;
  date: string;
  items: string;
  status: string;
  total: string;
  loading: string;
  error: string;
  retry: string;
  empty: string;
  emptyText: string;
  shop: string;
  pages: string;
  previous: string;
  next: string;
  page: (v: { page: string | number }) => string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    caption: "Vos commandes",
    reference: "Commande",
    date: "Date",
    items: "Articles",
    status: "Avancement",
    total: "Total",
    loading: "Chargement de vos commandes",
    error: "Vos commandes ne se chargent pas pour l’instant.",
    retry: "Réessayer",
    empty: "Pas encore de commande",
    emptyText: "Vos commandes et leur avancement s’afficheront ici.",
    shop: "Flâner dans la boutique",
    pages: "Pages de commandes",
    previous: "Page précédente",
    next: "Page suivante",
    page: (v) => `Page ${v.page}`,
  },
  en: {
    caption: "Your orders",
    reference: "Order",
    date: "Date",
    items: "Items",
    status: "Progress",
    total: "Total",
    loading: "Loading your orders",
    error: "Your orders do not load at the moment.",
    retry: "Try again",
    empty: "No order yet",
    emptyText: "Your orders and how far they are will stand here.",
    shop: "Browse the shop",
    pages: "Pages of orders",
    previous: "Previous page",
    next: "Next page",
    page: (v) => `Page ${v.page}`,
  },
};
