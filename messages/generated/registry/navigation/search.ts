/** Texts of `registry/navigation/search`, made by `npm run generate` from `messages/<lang>/registry/navigation/search.json`. */
import type { Lang } from '../../../languages.ts';
import { counted, formatNumber, plural } from '../../../plural.ts';

export type Messages = {
  title: string;
  field: string;
  placeholder: string;
  submit: string;
  clear: string;
  close: string;
  results: string;
  recent: string;
  forget: string;
  suggestions: string;
  categories: string;
  products: string;
  corrected: (v: { search: string | number }) => string;
  popular: string;
  articles: string;
  pages: string;
  kinds: {
    PAGE: string;
    SERVICE: string;
    EVENT: string;
  };
  near: string;
  count: (v: { count: number }) => string;
  all: (v: { count: number; search: string | number }) => string;
  notFound: (v: { search: string | number }) => string;
  notFoundText: string;
  foundNone: string;
  found: (v: { articles: number; categories: number; pages: number; products: number }) => string;
  waiting: string;
  failed: string;
  retry: string;
  soldOut: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Rechercher",
    field: "Rechercher sur le site",
    placeholder: "Que cherchez-vous ?",
    submit: "Chercher",
    clear: "Effacer le texte",
    close: "Fermer la recherche",
    results: "Propositions",
    recent: "Vos recherches",
    forget: "Effacer vos recherches",
    suggestions: "Souvent cherché",
    categories: "Catégories",
    products: "Produits",
    corrected: (v) => `Produits pour « ${v.search} »`,
    popular: "Les plus aimés",
    articles: "À lire",
    pages: "Pages, services et événements",
    kinds: {
      PAGE: "page",
      SERVICE: "service",
      EVENT: "événement",
    },
    near: "Essayez plutôt",
    count: (v) => (v.count === 1 ? "1 produit" : `${formatNumber("fr", v.count)} produits`),
    all: (v) => (v.count === 1 ? `Voir le résultat pour « ${v.search} »` : `Voir les ${formatNumber("fr", v.count)} résultats pour « ${v.search} »`),
    notFound: (v) => `Rien pour « ${v.search} »`,
    notFoundText: "Vérifiez l’orthographe, essayez un mot plus simple, ou laissez-vous guider.",
    foundNone: "Rien trouvé.",
    found: (v) => `${counted("fr", v.products, { one: "# produit", other: "# produits" })}, ${counted("fr", v.categories, { one: "# catégorie", other: "# catégories" })}, ${counted("fr", v.articles, { one: "# article", other: "# articles" })}, ${counted("fr", v.pages, { one: "# page", other: "# pages" })}. Flèches pour choisir.`,
    waiting: "Recherche en cours…",
    failed: "La recherche n’a pas répondu.",
    retry: "Réessayer",
    soldOut: "Épuisé",
  },
  en: {
    title: "Search",
    field: "Search the site",
    placeholder: "What are you looking for?",
    submit: "Search",
    clear: "Clear the text",
    close: "Close the search",
    results: "Suggestions",
    recent: "Your searches",
    forget: "Clear your searches",
    suggestions: "Often searched",
    categories: "Categories",
    products: "Products",
    corrected: (v) => `Products for “${v.search}”`,
    popular: "Most loved",
    articles: "To read",
    pages: "Pages, services and events",
    kinds: {
      PAGE: "page",
      SERVICE: "service",
      EVENT: "event",
    },
    near: "Try instead",
    count: (v) => counted("en", v.count, { one: "1 product", other: "# products" }),
    all: (v) => plural("en", v.count, { one: `See the result for “${v.search}”`, other: `See the ${formatNumber("en", v.count)} results for “${v.search}”` }),
    notFound: (v) => `Nothing for “${v.search}”`,
    notFoundText: "Check the spelling, try a simpler word, or look around.",
    foundNone: "Nothing found.",
    found: (v) => `${counted("en", v.products, { one: "# product", other: "# products" })}, ${counted("en", v.categories, { one: "# category", other: "# categories" })}, ${counted("en", v.articles, { one: "# article", other: "# articles" })}, ${counted("en", v.pages, { one: "# page", other: "# pages" })}. Arrows to choose.`,
    waiting: "Searching…",
    failed: "The search did not answer.",
    retry: "Try again",
    soldOut: "Sold out",
  },
};
