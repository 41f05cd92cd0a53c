export const words = {
  fr: {
    none: 'Pas de nouvelles pour le moment',
    noneText: 'Revenez bientôt : la boutique n’est jamais silencieuse longtemps.',
    pages: {
      navigation: 'Pages des actualités',
      previous: 'Page précédente',
      next: 'Page suivante',
      page: (page: number) => `Page ${page}`,
    },
  },
  en: {
    none: 'No news for the moment',
    noneText: 'Come back soon: the shop is never silent for long.',
    pages: { navigation: 'Pages of the news', previous: 'Previous page', next: 'Next page', page: (page: number) => `Page ${page}` },
  },
};
