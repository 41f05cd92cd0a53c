export const words = {
  fr: { title: 'Actualités', banner: 'À la une', more: 'Lire la suite', all: 'Toutes les actualités' },
  en: { title: 'News', banner: 'In the news', more: 'Read on', all: 'All the news' },
};
