/** Texts of `web/screens/built-in-account`, made by `npm run generate` from `messages/<lang>/web/screens/built-in-account.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  "password-reset-ask": string;
  "password-reset": string;
  "account-return": string;
  "product-customize": string;
  "account-return-detail": string;
  "order-follow": string;
  "stock-alerts": string;
  "stock-alert-removal": string;
  wishlist: string;
  withdrawal: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    "password-reset-ask": "Mot de passe oublié",
    "password-reset": "Choisir un nouveau mot de passe",
    "account-return": "Renvoyer des articles",
    "product-customize": "Personnaliser",
    "account-return-detail": "Suivi de votre retour",
    "order-follow": "Suivre une commande",
    "stock-alerts": "Mes alertes",
    "stock-alert-removal": "Retirer une alerte",
    wishlist: "Mes favoris",
    withdrawal: "Renoncer au contrat",
  },
  en: {
    "password-reset-ask": "Forgotten password",
    "password-reset": "Choose a new password",
    "account-return": "Send items back",
    "product-customize": "Customize",
    "account-return-detail": "Your return",
    "order-follow": "Follow an order",
    "stock-alerts": "My alerts",
    "stock-alert-removal": "Take an alert off",
    wishlist: "My wishlist",
    withdrawal: "Withdraw from a contract",
  },
};
