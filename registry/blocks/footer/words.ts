export const words = {
  fr: {
    hours: 'Horaires',
    contact: 'La boutique',
    contactPage: 'Contact',
    legal: 'Informations légales',
    social: 'Nous suivre',
    up: 'Haut de la page',
    home: (name: string) => `${name}, accueil`,
  },
  en: {
    hours: 'Opening hours',
    contact: 'The shop',
    contactPage: 'Contact',
    legal: 'Legal information',
    social: 'Follow us',
    up: 'Top of the page',
    home: (name: string) => `${name}, home`,
  },
};
