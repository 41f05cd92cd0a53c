export const words = {
  fr: {
    hours: 'Horaires',
    contact: 'La boutique',
    legal: 'Informations légales',
    social: 'Nous suivre',
    home: (name: string) => `${name}, accueil`,
  },
  en: {
    hours: 'Opening hours',
    contact: 'The shop',
    legal: 'Legal information',
    social: 'Follow us',
    home: (name: string) => `${name}, home`,
  },
};
