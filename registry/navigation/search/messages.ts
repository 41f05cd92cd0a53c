type Found = { products: number; categories: number; articles: number; pages: number };

const fr = {
  title: 'Rechercher',
  field: 'Rechercher sur le site',
  placeholder: 'Que cherchez-vous ?',
  submit: 'Chercher',
  clear: 'Effacer le texte',
  close: 'Fermer la recherche',
  results: 'Propositions',
  recent: 'Vos recherches',
  forget: 'Effacer vos recherches',
  suggestions: 'Souvent cherché',
  categories: 'Catégories',
  products: 'Produits',
  corrected: (search: string) => `Produits pour « ${search} »`,
  popular: 'Les plus aimés',
  articles: 'À lire',
  pages: 'Pages, services et événements',
  kinds: { PAGE: 'page', SERVICE: 'service', EVENT: 'événement' },
  near: 'Essayez plutôt',
  count: (count: number) => (count === 1 ? '1 produit' : `${count} produits`),
  all: (count: number, search: string) =>
    count === 1 ? `Voir le résultat pour « ${search} »` : `Voir les ${count} résultats pour « ${search} »`,
  notFound: (search: string) => `Rien pour « ${search} »`,
  notFoundText: 'Vérifiez l’orthographe, essayez un mot plus simple, ou laissez-vous guider.',
  found: ({ products, categories, articles, pages }: Found) =>
    products + categories + articles + pages === 0
      ? 'Rien trouvé.'
      : `${products} produit${products > 1 ? 's' : ''}, ${categories} catégorie${categories > 1 ? 's' : ''}, ${articles} article${articles > 1 ? 's' : ''}, ${pages} page${pages > 1 ? 's' : ''}. Flèches pour choisir.`,
  waiting: 'Recherche en cours…',
  failed: 'La recherche n’a pas répondu.',
  retry: 'Réessayer',
  soldOut: 'Épuisé',
};

const en: typeof fr = {
  title: 'Search',
  field: 'Search the site',
  placeholder: 'What are you looking for?',
  submit: 'Search',
  clear: 'Clear the text',
  close: 'Close the search',
  results: 'Suggestions',
  recent: 'Your searches',
  forget: 'Clear your searches',
  suggestions: 'Often searched',
  categories: 'Categories',
  products: 'Products',
  corrected: (search) => `Products for “${search}”`,
  popular: 'Most loved',
  articles: 'To read',
  pages: 'Pages, services and events',
  kinds: { PAGE: 'page', SERVICE: 'service', EVENT: 'event' },
  near: 'Try instead',
  count: (count) => (count === 1 ? '1 product' : `${count} products`),
  all: (count, search) => (count === 1 ? `See the result for “${search}”` : `See the ${count} results for “${search}”`),
  notFound: (search) => `Nothing for “${search}”`,
  notFoundText: 'Check the spelling, try a simpler word, or look around.',
  found: ({ products, categories, articles, pages }) =>
    products + categories + articles + pages === 0
      ? 'Nothing found.'
      : `${products} product${products === 1 ? '' : 's'}, ${categories} categor${categories === 1 ? 'y' : 'ies'}, ${articles} article${articles === 1 ? '' : 's'}, ${pages} page${pages === 1 ? '' : 's'}. Arrows to choose.`,
  waiting: 'Searching…',
  failed: 'The search did not answer.',
  retry: 'Try again',
  soldOut: 'Sold out',
};

/** Messages of what a search offers, in its panel and on its page. */
export const searchMessages = { fr, en };
