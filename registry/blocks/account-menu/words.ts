export const words = {
  fr: { label: 'Votre compte', orders: 'Mes commandes', profile: 'Mon profil', admin: 'Gérer la boutique', logout: 'Se déconnecter' },
  en: { label: 'Your account', orders: 'My orders', profile: 'My profile', admin: 'Manage the shop', logout: 'Sign out' },
};
