/** Texts of `registry/content/dynamic-form`, made by `npm run generate` from `messages/<lang>/registry/content/dynamic-form.json`. */
import type { Lang } from '../../../languages.ts';
import { counted, formatNumber } from '../../../plural.ts';

export type Messages = {
  submit: string;
  sending: string;
  tooLarge: (v: { megabytes: string | number }) => string;
  faults: (v: { count: number }) => string;
  unanswered: string;
  done: string;
  doneText: string;
  again: string;
  kept: string;
  privacy: string;
  noScript: string;
  trap: string;
  message: {
    title: string;
    name: string;
    email: string;
    text: string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    submit: "Envoyer",
    sending: "Envoi en cours…",
    tooLarge: (v) => `Ce fichier est trop lourd : ${v.megabytes} Mo au plus.`,
    faults: (v) => (v.count === 1 ? "Un champ est à corriger" : `${formatNumber("fr", v.count)} champs sont à corriger`),
    unanswered: "La boutique ne répond pas. Vérifiez votre connexion, puis réessayez : vos réponses sont gardées.",
    done: "C’est envoyé",
    doneText: "Merci, nous vous répondons bientôt.",
    again: "Écrire un autre message",
    kept: "Vos réponses sont gardées trois ans au plus.",
    privacy: "Ce que nous en faisons",
    noScript: "Ce formulaire demande JavaScript. Écrivez-nous aussi bien par e-mail :",
    trap: "Laissez ce champ vide",
    message: {
      title: "Nous écrire",
      name: "Votre nom",
      email: "Votre adresse e-mail",
      text: "Votre message",
    },
  },
  en: {
    submit: "Send",
    sending: "Sending…",
    tooLarge: (v) => `This file is too large: ${v.megabytes} MB at most.`,
    faults: (v) => counted("en", v.count, { one: "One field needs a correction", other: "# fields need a correction" }),
    unanswered: "The shop does not answer. Check your connection, then try again: your answers are kept.",
    done: "Sent",
    doneText: "Thank you, we will answer soon.",
    again: "Write another message",
    kept: "Your answers are kept for three years at most.",
    privacy: "What we do with them",
    noScript: "This form needs JavaScript. You can just as well write to us by e-mail:",
    trap: "Leave this field empty",
    message: {
      title: "Write to us",
      name: "Your name",
      email: "Your e-mail address",
      text: "Your message",
    },
  },
};
