/** Texts of `registry/account/sign-in/signed-in`, made by `npm run generate` from `messages/<lang>/registry/account/sign-in/signed-in.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  loading: string;
  title: string;
  text: string;
  signIn: string;
  unknown: string;
  retry: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    loading: "Chargement de votre compte",
    title: "Connectez-vous pour continuer",
    text: "Vos commandes et vos adresses vous attendent dans votre compte.",
    signIn: "Se connecter",
    unknown: "La boutique ne répond pas. Vérifiez votre connexion, puis réessayez.",
    retry: "Réessayer",
  },
  en: {
    loading: "Loading your account",
    title: "Sign in to continue",
    text: "Your orders and addresses wait in your account.",
    signIn: "Sign in",
    unknown: "The shop does not answer. Check your connection, then try again.",
    retry: "Try again",
  },
};
