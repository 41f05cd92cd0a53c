/** Texts of `registry/account/account-menu`, made by `npm run generate` from `messages/<lang>/registry/account/account-menu.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  label: string;
  orders: string;
  profile: string;
  wishlist: string;
  alerts: string;
  admin: string;
  logout: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    label: "Votre compte",
    orders: "Mes commandes",
    profile: "Mon profil",
    wishlist: "Mes favoris",
    alerts: "Mes alertes",
    admin: "Gérer la boutique",
    logout: "Se déconnecter",
  },
  en: {
    label: "Your account",
    orders: "My orders",
    profile: "My profile",
    wishlist: "My wishlist",
    alerts: "My alerts",
    admin: "Manage the shop",
    logout: "Sign out",
  },
};
