export const words = {
  fr: {
    hours: 'Horaires',
    contact: 'La boutique',
    social: 'Nous suivre',
    up: 'Haut de la page',
    home: (name: string) => `${name}, accueil`,
  },
  en: {
    hours: 'Opening hours',
    contact: 'The shop',
    social: 'Follow us',
    up: 'Top of the page',
    home: (name: string) => `${name}, home`,
  },
};
