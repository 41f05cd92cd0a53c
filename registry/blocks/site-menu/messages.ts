export const messages = {
  fr: {
    menu: 'Menu',
    main: 'Menu principal',
    close: 'Fermer le menu',
    home: (name: string) => `${name}, accueil`,
    search: 'Chercher',
    account: 'Mon compte',
    all: 'Tout voir',
    languages: 'Langues',
    social: 'Nous suivre',
  },
  en: {
    menu: 'Menu',
    main: 'Main menu',
    close: 'Close the menu',
    home: (name: string) => `${name}, home`,
    search: 'Search',
    account: 'My account',
    all: 'See all',
    languages: 'Languages',
    social: 'Follow us',
  },
};
