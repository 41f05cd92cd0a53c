/** Texts of `registry/buying/choosing/stock-alert`, made by `npm run generate` from `messages/<lang>/registry/buying/choosing/stock-alert.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  title: string;
  email: string;
  submit: string;
  kept: string;
  required: string;
  format: string;
  done: string;
  doneText: (v: { email: string | number }) => string;
  list: string;
  unanswered: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Vous prévenir de son retour ?",
    email: "Votre adresse e-mail",
    submit: "Me prévenir",
    kept: "Un seul message, le jour où il revient. Votre adresse est ensuite effacée.",
    required: "Indiquez votre adresse e-mail.",
    format: "Cette adresse ne semble pas complète, par exemple prenom@exemple.fr.",
    done: "C’est noté",
    doneText: (v) => `Nous écrirons à ${v.email} dès son retour. Un e-mail vous le confirme, avec de quoi retirer l’alerte.`,
    list: "Voir mes alertes",
    unanswered: "La boutique ne répond pas. Vérifiez votre connexion, puis réessayez.",
  },
  en: {
    title: "Shall we tell you when it is back?",
    email: "Your e-mail address",
    submit: "Tell me",
    kept: "One message, the day it is back. Your address is erased afterwards.",
    required: "Enter your e-mail address.",
    format: "This address does not look complete, for example name@example.com.",
    done: "Noted",
    doneText: (v) => `We will write to ${v.email} as soon as it is back. An e-mail confirms it, with the way to take the alert off.`,
    list: "See my alerts",
    unanswered: "The shop does not answer. Check your connection, then try again.",
  },
};
