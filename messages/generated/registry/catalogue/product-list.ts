/** Texts of `registry/catalogue/product-list`, made by `npm run generate` from `messages/<lang>/registry/catalogue/product-list.json`. */
import type { Lang } from '../../../languages.ts';
import { counted, formatNumber, plural } from '../../../plural.ts';

export type Messages = {
  nouns: {
    one: string;
    many: string;
  };
  count: (v: { many: string | number; one: string | number; total: number }) => string;
  results: (v: { many: string | number; one: string | number; search: string | number; total: number }) => string;
  resultsCorrected: (v: { corrected: string | number; many: string | number; one: string | number; search: string | number; total: number }) => string;
  resultsElsewhere: (v: { elsewhere: number; one: string | number; search: string | number }) => string;
  filters: string;
  openFilters: (v: { count: number }) => string;
  close: string;
  apply: (v: { many: string | number; one: string | number; total: number }) => string;
  clear: string;
  without: (v: { label: string | number }) => string;
  active: string;
  sort: string;
  sortSubmit: string;
  orders: {
    relevance: string;
    custom: string;
    "-date": string;
    price: string;
    "-price": string;
    name: string;
    "-discount": string;
  };
  size: string;
  colour: string;
  offer: string;
  kind: string;
  tags: string;
  price: string;
  priceMin: (v: { currency: string | number }) => string;
  priceMax: (v: { currency: string | number }) => string;
  upTo: (v: { price: string | number }) => string;
  from: (v: { price: string | number }) => string;
  availability: string;
  inStock: string;
  reduced: string;
  emptyTitle: string;
  emptyText: string;
  takeOff: string;
  takenOff: (v: { label: string | number; many: string | number; one: string | number; total: number }) => string;
  unavailableTitle: string;
  unavailableText: string;
  again: string;
  notFoundTitle: string;
  notFoundText: string;
  elsewhere: string;
  kinds: {
    PAGE: string;
    SERVICE: string;
    EVENT: string;
    ARTICLE: string;
  };
  searchTitle: string;
  searchText: string;
  pages: {
    navigation: string;
    previous: string;
    next: string;
    page: (v: { page: string | number }) => string;
  };
  list: string;
  seen: (v: { many: string | number; shown: string | number; total: string | number }) => string;
  more: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    nouns: {
      one: "produit",
      many: "produits",
    },
    count: (v) => plural("fr", v.total, { one: `${formatNumber("fr", v.total)} ${v.one}`, other: `${formatNumber("fr", v.total)} ${v.many}` }),
    results: (v) => (v.total === 0 ? `Rien pour « ${v.search} »` : plural("fr", v.total, { one: `${formatNumber("fr", v.total)} ${v.one} pour « ${v.search} »`, other: `${formatNumber("fr", v.total)} ${v.many} pour « ${v.search} »` })),
    resultsCorrected: (v) => `${plural("fr", v.total, { one: `${formatNumber("fr", v.total)} ${v.one}`, other: `${formatNumber("fr", v.total)} ${v.many}` })} pour « ${v.corrected} », rien pour « ${v.search} »`,
    resultsElsewhere: (v) => `0 ${v.one}, mais ${counted("fr", v.elsewhere, { one: "une page", other: "# pages" })} pour « ${v.search} »`,
    filters: "Filtres",
    openFilters: (v) => (v.count === 0 ? "Filtrer" : `Filtrer (${formatNumber("fr", v.count)})`),
    close: "Fermer les filtres",
    apply: (v) => (v.total === 0 ? `Voir (0 ${v.one})` : plural("fr", v.total, { one: `Voir ${formatNumber("fr", v.total)} ${v.one}`, other: `Voir ${formatNumber("fr", v.total)} ${v.many}` })),
    clear: "Tout effacer",
    without: (v) => `Retirer le filtre ${v.label}`,
    active: "Filtres choisis",
    sort: "Trier par",
    sortSubmit: "Trier",
    orders: {
      relevance: "Pertinence",
      custom: "Notre sélection",
      "-date": "Nouveautés",
      price: "Prix croissant",
      "-price": "Prix décroissant",
      name: "Nom",
      "-discount": "Réductions",
    },
    size: "Taille",
    colour: "Couleur",
    offer: "Offre",
    kind: "Type",
    tags: "Catégorie",
    price: "Prix",
    priceMin: (v) => `De (${v.currency})`,
    priceMax: (v) => `À (${v.currency})`,
    upTo: (v) => `jusqu’à ${v.price}`,
    from: (v) => `dès ${v.price}`,
    availability: "Disponibilité",
    inStock: "Disponible maintenant",
    reduced: "Prix réduit",
    emptyTitle: "Rien ici pour l’instant",
    emptyText: "Élargissez un peu la recherche : un filtre de moins, un autre prix…",
    takeOff: "Ce qui ne laisse rien, c’est l’ensemble de vos filtres. En retirant :",
    takenOff: (v) => `${v.label} : ${plural("fr", v.total, { one: `${formatNumber("fr", v.total)} ${v.one}`, other: `${formatNumber("fr", v.total)} ${v.many}` })}`,
    unavailableTitle: "Les produits se font attendre",
    unavailableText: "La liste n’a pas pu être affichée. Réessayez dans un instant.",
    again: "Réessayer",
    notFoundTitle: "Aucun produit à ce nom",
    notFoundText: "Vérifiez l’orthographe, ou essayez un mot plus simple.",
    elsewhere: "Mais le site en parle ici.",
    kinds: {
      PAGE: "page",
      SERVICE: "service",
      EVENT: "événement",
      ARTICLE: "article",
    },
    searchTitle: "Que cherchez-vous ?",
    searchText: "Un nom, une marque, une catégorie : écrivez quelques lettres.",
    pages: {
      navigation: "Pages de la liste",
      previous: "Page précédente",
      next: "Page suivante",
      page: (v) => `Page ${v.page}`,
    },
    list: "Produits",
    seen: (v) => `${v.shown} ${v.many} sur ${v.total}`,
    more: "Voir plus",
  },
  en: {
    nouns: {
      one: "product",
      many: "products",
    },
    count: (v) => plural("en", v.total, { one: `${formatNumber("en", v.total)} ${v.one}`, other: `${formatNumber("en", v.total)} ${v.many}` }),
    results: (v) => (v.total === 0 ? `Nothing for “${v.search}”` : plural("en", v.total, { one: `${formatNumber("en", v.total)} ${v.one} for “${v.search}”`, other: `${formatNumber("en", v.total)} ${v.many} for “${v.search}”` })),
    resultsCorrected: (v) => `${plural("en", v.total, { one: `${formatNumber("en", v.total)} ${v.one}`, other: `${formatNumber("en", v.total)} ${v.many}` })} for “${v.corrected}”, nothing for “${v.search}”`,
    resultsElsewhere: (v) => `No ${v.one}, but ${counted("en", v.elsewhere, { one: "a page", other: "# pages" })} for “${v.search}”`,
    filters: "Filters",
    openFilters: (v) => (v.count === 0 ? "Filter" : `Filter (${formatNumber("en", v.count)})`),
    close: "Close the filters",
    apply: (v) => plural("en", v.total, { one: `See ${formatNumber("en", v.total)} ${v.one}`, other: `See ${formatNumber("en", v.total)} ${v.many}` }),
    clear: "Clear all",
    without: (v) => `Remove the filter ${v.label}`,
    active: "Chosen filters",
    sort: "Sort by",
    sortSubmit: "Sort",
    orders: {
      relevance: "Relevance",
      custom: "Our selection",
      "-date": "New in",
      price: "Price, low to high",
      "-price": "Price, high to low",
      name: "Name",
      "-discount": "Reductions",
    },
    size: "Size",
    colour: "Colour",
    offer: "Offer",
    kind: "Kind",
    tags: "Category",
    price: "Price",
    priceMin: (v) => `From (${v.currency})`,
    priceMax: (v) => `To (${v.currency})`,
    upTo: (v) => `up to ${v.price}`,
    from: (v) => `from ${v.price}`,
    availability: "Availability",
    inStock: "Available now",
    reduced: "Reduced price",
    emptyTitle: "Nothing here for now",
    emptyText: "Widen the search a little: a filter less, another price…",
    takeOff: "Your filters together leave nothing. Without:",
    takenOff: (v) => `${v.label}: ${plural("en", v.total, { one: `${formatNumber("en", v.total)} ${v.one}`, other: `${formatNumber("en", v.total)} ${v.many}` })}`,
    unavailableTitle: "The products are taking their time",
    unavailableText: "The list could not be shown. Try again in a moment.",
    again: "Try again",
    notFoundTitle: "No product by that name",
    notFoundText: "Check the spelling, or try a simpler word.",
    elsewhere: "But the site has this about it.",
    kinds: {
      PAGE: "page",
      SERVICE: "service",
      EVENT: "event",
      ARTICLE: "article",
    },
    searchTitle: "What are you looking for?",
    searchText: "A name, a brand, a category: a few letters will do.",
    pages: {
      navigation: "Pages of the list",
      previous: "Previous page",
      next: "Next page",
      page: (v) => `Page ${v.page}`,
    },
    list: "Products",
    seen: (v) => `${v.shown} of ${v.total} ${v.many}`,
    more: "Show more",
  },
};
