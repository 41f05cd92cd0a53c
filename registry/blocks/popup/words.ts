export const words = {
  fr: { close: 'Fermer', more: 'En savoir plus' },
  en: { close: 'Close', more: 'Read more' },
};
