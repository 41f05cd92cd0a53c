/** Texts of `admin/sign-in-again`, made by `npm run generate` from `messages/<lang>/admin/sign-in-again.json`. */
import type { Lang } from '../../languages.ts';

export type Messages = {
  titles: {
    ended: string;
    confirm: string;
  };
  texts: {
    ended: string;
    confirm: (v: { minutes: string | number }) => string;
  };
  account: string;
  password: string;
  required: string;
  show: string;
  hide: string;
  go: string;
  giveUp: string;
  forgotten: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    titles: {
      ended: "Votre session est terminée",
      confirm: "Confirmez que c’est vous",
    },
    texts: {
      ended: "Saisissez votre mot de passe pour continuer. Ce que vous étiez en train de faire est toujours là.",
      confirm: (v) => `Ce que vous faites demande votre mot de passe, si vous ne l’avez pas donné dans les ${v.minutes} dernières minutes. Rien n’est perdu.`,
    },
    account: "Compte",
    password: "Mot de passe",
    required: "Saisissez votre mot de passe.",
    show: "Afficher",
    hide: "Masquer",
    go: "Continuer",
    giveUp: "Annuler",
    forgotten: "Mot de passe oublié (nouvel onglet)",
  },
  en: {
    titles: {
      ended: "Your session has ended",
      confirm: "Confirm that it is you",
    },
    texts: {
      ended: "Enter your password to go on. What you were doing is still here.",
      confirm: (v) => `What you are doing asks for your password, unless you gave it within the last ${v.minutes} minutes. Nothing is lost.`,
    },
    account: "Account",
    password: "Password",
    required: "Enter your password.",
    show: "Show",
    hide: "Hide",
    go: "Continue",
    giveUp: "Cancel",
    forgotten: "Forgotten password (new tab)",
  },
};
