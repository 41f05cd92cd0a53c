export const words = {
  fr: { label: 'Raccourcis', home: 'Accueil', shop: 'Boutique', search: 'Chercher', account: 'Compte' },
  en: { label: 'Shortcuts', home: 'Home', shop: 'Shop', search: 'Search', account: 'Account' },
};
