/** Texts of `admin/site-bar`, made by `npm run generate` from `messages/<lang>/admin/site-bar.json`. */
import type { Lang } from '../../languages.ts';
import { counted } from '../../plural.ts';

export type Messages = {
  title: string;
  panel: string;
  edit: string;
  notEdited: string;
  draft: string;
  hidden: (v: { count: number }) => string;
  hiddenBlock: (v: { id: string | number; type: string | number }) => string;
  issues: (v: { count: number }) => string;
  cache: {
    hit: string;
    stale: string;
    miss: string;
    none: string;
  };
  editProduct: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Barre de gestion",
    panel: "Gestion",
    edit: "Modifier cette page",
    notEdited: "Cette page ne se modifie pas.",
    draft: "Brouillon en cours",
    hidden: (v) => (v.count === 0 ? "Aucun bloc masqué" : counted("fr", v.count, { one: "# bloc masqué", other: "# blocs masqués" })),
    hiddenBlock: (v) => `${v.type} (${v.id}) : les visiteurs ne le voient pas en ce moment.`,
    issues: (v) => (v.count === 0 ? "Aucun problème" : counted("fr", v.count, { one: "# problème", other: "# problèmes" })),
    cache: {
      hit: "Visiteurs : page en cache",
      stale: "Visiteurs : page en cache, en cours de mise à jour",
      miss: "Visiteurs : page faite à la demande",
      none: "Visiteurs : page sans cache",
    },
    editProduct: "Modifier le produit",
  },
  en: {
    title: "Management bar",
    panel: "Management",
    edit: "Edit this page",
    notEdited: "This page is not edited.",
    draft: "Draft under way",
    hidden: (v) => (v.count === 0 ? "No hidden blocks" : counted("en", v.count, { one: "# hidden block", other: "# hidden blocks" })),
    hiddenBlock: (v) => `${v.type} (${v.id}): visitors do not see it at this moment.`,
    issues: (v) => (v.count === 0 ? "No problems" : counted("en", v.count, { one: "# problem", other: "# problems" })),
    cache: {
      hit: "Visitors: page from the cache",
      stale: "Visitors: page from the cache, being renewed",
      miss: "Visitors: page made when asked for",
      none: "Visitors: page not cached",
    },
    editProduct: "Edit the product",
  },
};
