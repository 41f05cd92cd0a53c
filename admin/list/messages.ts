export const messages = {
  fr: {
    search: 'Rechercher',
    loading: 'Chargement',
    error: 'La liste ne se charge pas.',
    retry: 'Réessayer',
    clear: 'Effacer les filtres',
    pages: 'Pages',
    previous: 'Page précédente',
    next: 'Page suivante',
    page: (page: number) => `Page ${page}`,
  },
  en: {
    search: 'Search',
    loading: 'Loading',
    error: 'The list does not load.',
    retry: 'Try again',
    clear: 'Clear the filters',
    pages: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (page: number) => `Page ${page}`,
  },
};
