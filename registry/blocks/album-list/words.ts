export const words = {
  fr: {
    none: 'Pas encore d’album',
    noneText: 'Les premières photos arrivent bientôt.',
    count: (count: number) => (count === 1 ? '1 photo' : `${count} photos`),
  },
  en: {
    none: 'No album yet',
    noneText: 'The first photos will come soon.',
    count: (count: number) => (count === 1 ? '1 photo' : `${count} photos`),
  },
};
