/** Texts of `admin/list`, made by `npm run generate` from `messages/<lang>/admin/list.json`. */
import type { Lang } from '../../languages.ts';
import { counted, formatNumber, plural } from '../../plural.ts';

export type Messages = {
  search: string;
  loading: string;
  error: string;
  retry: string;
  clear: string;
  sortBy: string;
  ascending: (v: { column: string | number }) => string;
  descending: (v: { column: string | number }) => string;
  pages: string;
  previous: string;
  next: string;
  page: (v: { page: string | number }) => string;
  atLeast: (v: { count: string | number }) => string;
  range: (v: { from: number; to: number; total: number }) => string;
  views: string;
  all: string;
  saveView: string;
  viewName: string;
  save: string;
  forgetView: (v: { name: string | number }) => string;
  bulk: string;
  selected: (v: { count: number }) => string;
  select: (v: { label: string | number }) => string;
  selectAll: string;
  selectNone: string;
  someOf: (v: { count: number; label: string | number }) => string;
  refused: (v: { count: number; reason: string | number }) => string;
  keys: string;
  close: string;
  letterKeys: string;
  keyNames: {
    search: string;
    next: string;
    previous: string;
    open: string;
    select: string;
    close: string;
    palette: string;
  };
  keyMeanings: {
    search: string;
    next: string;
    previous: string;
    open: string;
    select: string;
    close: string;
    palette: string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    search: "Rechercher",
    loading: "Chargement",
    error: "La liste ne se charge pas.",
    retry: "Réessayer",
    clear: "Effacer les filtres",
    sortBy: "Trier par",
    ascending: (v) => `${v.column}, croissant`,
    descending: (v) => `${v.column}, décroissant`,
    pages: "Pages",
    previous: "Page précédente",
    next: "Page suivante",
    page: (v) => `Page ${v.page}`,
    atLeast: (v) => `au moins ${v.count}`,
    range: (v) => `${formatNumber("fr", v.from)} à ${formatNumber("fr", v.to)} sur ${formatNumber("fr", v.total)}`,
    views: "Vues",
    all: "Tout",
    saveView: "Enregistrer cette vue",
    viewName: "Nom de la vue",
    save: "Enregistrer",
    forgetView: (v) => `Supprimer la vue ${v.name}`,
    bulk: "Actions sur la sélection",
    selected: (v) => counted("fr", v.count, { one: "# sélectionné", other: "# sélectionnés" }),
    select: (v) => `Sélectionner ${v.label}`,
    selectAll: "Sélectionner toute la page",
    selectNone: "Tout désélectionner",
    someOf: (v) => `${v.label} (${formatNumber("fr", v.count)})`,
    refused: (v) => plural("fr", v.count, { one: `${formatNumber("fr", v.count)} refusé : ${v.reason}`, other: `${formatNumber("fr", v.count)} refusés : ${v.reason}` }),
    keys: "Raccourcis clavier",
    close: "Fermer",
    letterKeys: "Utiliser les raccourcis d’une seule lettre",
    keyNames: {
      search: "/",
      next: "j ou ↓",
      previous: "k ou ↑",
      open: "Entrée",
      select: "x",
      close: "Échap",
      palette: "Ctrl K",
    },
    keyMeanings: {
      search: "Aller à la recherche",
      next: "Ligne suivante",
      previous: "Ligne précédente",
      open: "Ouvrir la ligne",
      select: "Sélectionner la ligne",
      close: "Fermer le détail",
      palette: "Rechercher ou aller à",
    },
  },
  en: {
    search: "Search",
    loading: "Loading",
    error: "The list does not load.",
    retry: "Try again",
    clear: "Clear the filters",
    sortBy: "Sort by",
    ascending: (v) => `${v.column}, ascending`,
    descending: (v) => `${v.column}, descending`,
    pages: "Pages",
    previous: "Previous page",
    next: "Next page",
    page: (v) => `Page ${v.page}`,
    atLeast: (v) => `at least ${v.count}`,
    range: (v) => `${formatNumber("en", v.from)} to ${formatNumber("en", v.to)} of ${formatNumber("en", v.total)}`,
    views: "Views",
    all: "All",
    saveView: "Save this view",
    viewName: "Name of the view",
    save: "Save",
    forgetView: (v) => `Delete the view ${v.name}`,
    bulk: "Actions on what is selected",
    selected: (v) => `${formatNumber("en", v.count)} selected`,
    select: (v) => `Select ${v.label}`,
    selectAll: "Select the whole page",
    selectNone: "Select none",
    someOf: (v) => `${v.label} (${formatNumber("en", v.count)})`,
    refused: (v) => `${formatNumber("en", v.count)} refused: ${v.reason}`,
    keys: "Keyboard shortcuts",
    close: "Close",
    letterKeys: "Use shortcuts of a single letter",
    keyNames: {
      search: "/",
      next: "j or ↓",
      previous: "k or ↑",
      open: "Enter",
      select: "x",
      close: "Esc",
      palette: "Ctrl K",
    },
    keyMeanings: {
      search: "Go to the search",
      next: "Next row",
      previous: "Previous row",
      open: "Open the row",
      select: "Select the row",
      close: "Close the detail",
      palette: "Search or go to",
    },
  },
};
