export const words = {
  fr: {
    none: 'Pas encore d’article ici',
    noneText: 'Les premières pages s’écrivent. Revenez bientôt.',
    pages: {
      navigation: 'Pages du blog',
      previous: 'Page précédente',
      next: 'Page suivante',
      page: (page: number) => `Page ${page}`,
    },
  },
  en: {
    none: 'No article here yet',
    noneText: 'The first pages are being written. Come back soon.',
    pages: { navigation: 'Pages of the blog', previous: 'Previous page', next: 'Next page', page: (page: number) => `Page ${page}` },
  },
};
