export const messages = {
  fr: {
    none: 'Rien au programme pour le moment',
    noneText: 'Les prochaines dates s’affichent ici dès qu’elles sont fixées.',
    past: 'C’était avant',
    book: 'Réserver une place',
    see: 'En savoir plus',
  },
  en: {
    none: 'Nothing planned for the moment',
    noneText: 'The next dates show here as soon as they are set.',
    past: 'Past events',
    book: 'Reserve a place',
    see: 'Read more',
  },
};
