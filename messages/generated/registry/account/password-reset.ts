/** Texts of `registry/account/password-reset`, made by `npm run generate` from `messages/<lang>/registry/account/password-reset.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  label: string;
  save: string;
  done: string;
  doneText: string;
  signIn: string;
  dead: string;
  deadText: string;
  again: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    label: "Nouveau mot de passe",
    save: "Enregistrer",
    done: "Votre mot de passe est changé",
    doneText: "Tous vos appareils sont déconnectés. Connectez-vous avec le nouveau.",
    signIn: "Me connecter",
    dead: "Ce lien ne marche plus",
    deadText: "Il a déjà servi, ou il a plus d’une heure.",
    again: "Demander un autre lien",
  },
  en: {
    label: "New password",
    save: "Save",
    done: "Your password is changed",
    doneText: "All your devices are signed out. Sign in with the new one.",
    signIn: "Sign in",
    dead: "This link no longer works",
    deadText: "It was used before, or it is more than an hour old.",
    again: "Ask for another link",
  },
};
