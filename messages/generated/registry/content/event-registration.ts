/** Texts of `registry/content/event-registration`, made by `npm run generate` from `messages/<lang>/registry/content/event-registration.json`. */
import type { Lang } from '../../../languages.ts';
import { counted, formatNumber } from '../../../plural.ts';

export type Messages = {
  title: string;
  name: string;
  email: string;
  phone: string;
  phoneHint: string;
  optional: string;
  seats: string;
  seat: (v: { count: number }) => string;
  submit: string;
  sending: string;
  required: {
    name: string;
    email: string;
  };
  emailFormat: string;
  done: string;
  doneText: (v: { count: number }) => string;
  full: string;
  fullText: string;
  over: string;
  overText: string;
  free: string;
  freeText: string;
  write: string;
  unanswered: string;
  noScript: string;
  kept: string;
  privacy: string;
  trap: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Réserver une place",
    name: "Votre nom",
    email: "Votre adresse e-mail",
    phone: "Votre téléphone",
    phoneHint: "Pour vous prévenir si la date change.",
    optional: "facultatif",
    seats: "Nombre de places",
    seat: (v) => (v.count === 1 ? "1 place" : `${formatNumber("fr", v.count)} places`),
    submit: "Réserver",
    sending: "Envoi en cours…",
    required: {
      name: "Indiquez votre nom.",
      email: "Indiquez votre adresse e-mail.",
    },
    emailFormat: "Cette adresse ne semble pas complète, par exemple prenom@exemple.fr.",
    done: "C’est réservé",
    doneText: (v) => (v.count === 1 ? "Une place vous attend. Un e-mail de confirmation est en route." : `${formatNumber("fr", v.count)} places vous attendent. Un e-mail de confirmation est en route.`),
    full: "C’est complet",
    fullText: "Toutes les places sont prises. Écrivez-nous : une chaise se libère parfois.",
    over: "Les inscriptions sont closes",
    overText: "Cet événement a déjà eu lieu.",
    free: "Venez comme vous êtes",
    freeText: "Aucune inscription n’est nécessaire.",
    write: "Nous écrire",
    unanswered: "La boutique ne répond pas. Vérifiez votre connexion, puis réessayez : ce que vous avez écrit est gardé.",
    noScript: "Pour réserver sans JavaScript, écrivez-nous :",
    kept: "Ces renseignements servent à préparer l’événement ; ils sont effacés après trois ans.",
    privacy: "Ce que nous en faisons",
    trap: "Laissez ce champ vide",
  },
  en: {
    title: "Reserve a place",
    name: "Your name",
    email: "Your e-mail address",
    phone: "Your phone number",
    phoneHint: "To tell you if the date changes.",
    optional: "optional",
    seats: "Number of places",
    seat: (v) => counted("en", v.count, { one: "1 place", other: "# places" }),
    submit: "Reserve",
    sending: "Sending…",
    required: {
      name: "Enter your name.",
      email: "Enter your e-mail address.",
    },
    emailFormat: "This address does not look complete, for example name@example.com.",
    done: "Your place is reserved",
    doneText: (v) => `${counted("en", v.count, { one: "One place is", other: "# places are" })} waiting for you. A confirmation is on its way by e-mail.`,
    full: "This event is full",
    fullText: "All places are taken. Write to us: a chair becomes free now and then.",
    over: "Registration is closed",
    overText: "This event has already taken place.",
    free: "Come as you are",
    freeText: "No registration is needed.",
    write: "Write to us",
    unanswered: "The shop does not answer. Check your connection, then try again: what you wrote is kept.",
    noScript: "To reserve without JavaScript, write to us:",
    kept: "We use these details to prepare the event; they are erased after three years.",
    privacy: "What we do with them",
    trap: "Leave this field empty",
  },
};
