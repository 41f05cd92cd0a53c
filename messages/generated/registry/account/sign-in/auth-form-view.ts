/** Texts of `registry/account/sign-in/auth-form-view`, made by `npm run generate` from `messages/<lang>/registry/account/sign-in/auth-form-view.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  label: string;
  login: string;
  register: string;
  loading: string;
  welcome: (v: { name: string | number }) => string;
  goOn: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    label: "Votre compte",
    login: "J’ai déjà un compte",
    register: "Je crée mon compte",
    loading: "Vérification de votre connexion",
    welcome: (v) => `Vous revoilà, ${v.name} !`,
    goOn: "Continuer",
  },
  en: {
    label: "Your account",
    login: "I have an account",
    register: "I create my account",
    loading: "Checking whether you are signed in",
    welcome: (v) => `Welcome back, ${v.name}!`,
    goOn: "Continue",
  },
};
