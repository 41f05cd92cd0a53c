/** Texts of `registry/content/service-booking`, made by `npm run generate` from `messages/<lang>/registry/content/service-booking.json`. */
import type { Lang } from '../../../languages.ts';
import { counted, formatNumber } from '../../../plural.ts';

export type Messages = {
  title: string;
  loading: string;
  failed: string;
  retry: string;
  none: string;
  noneText: string;
  day: string;
  hour: (v: { day: string | number }) => string;
  full: string;
  left: (v: { count: number }) => string;
  chosen: (v: { day: string | number; hours: string | number }) => string;
  chooseTime: string;
  chooseDay: string;
  taken: string;
  takenText: string;
  name: string;
  email: string;
  phone: string;
  phoneHint: string;
  seats: string;
  seat: (v: { count: number }) => string;
  message: string;
  optional: string;
  submit: string;
  sending: string;
  required: {
    name: string;
    email: string;
    phone: string;
  };
  emailFormat: string;
  phoneFormat: string;
  done: string;
  doneText: (v: { day: string | number; hours: string | number }) => string;
  unanswered: string;
  write: string;
  call: string;
  noScript: string;
  kept: string;
  privacy: string;
  trap: string;
  own: string;
  ownLoading: string;
  ownFailed: string;
  cancel: string;
  cancelText: string;
  cancelled: string;
  cancelledText: string;
  over: string;
  overText: string;
  again: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Choisir une date",
    loading: "Recherche des dates libres",
    failed: "Les dates ne se chargent pas pour l’instant.",
    retry: "Réessayer",
    none: "Aucune date libre pour le moment",
    noneText: "Écrivez-nous ou appelez-nous : nous trouverons un moment.",
    day: "Quel jour venez-vous ?",
    hour: (v) => `À quelle heure, ${v.day} ?`,
    full: "complet",
    left: (v) => (v.count === 1 ? "dernière place" : `${formatNumber("fr", v.count)} places`),
    chosen: (v) => `Vous venez ${v.day}, ${v.hours}.`,
    chooseTime: "Choisissez une heure.",
    chooseDay: "Choisissez un jour, puis une heure.",
    taken: "Cet horaire n’est plus libre",
    takenText: "Il vient d’être pris, ou n’est plus proposé. Choisissez-en un autre ci-dessous : ce que vous avez écrit est gardé.",
    name: "Votre nom",
    email: "Votre adresse e-mail",
    phone: "Votre téléphone",
    phoneHint: "Pour vous prévenir en cas d’imprévu.",
    seats: "Nombre de places",
    seat: (v) => (v.count === 1 ? "1 place" : `${formatNumber("fr", v.count)} places`),
    message: "Un mot pour nous",
    optional: "facultatif",
    submit: "Réserver",
    sending: "Envoi en cours…",
    required: {
      name: "Indiquez votre nom.",
      email: "Indiquez votre adresse e-mail.",
      phone: "Indiquez votre téléphone.",
    },
    emailFormat: "Cette adresse ne semble pas complète, par exemple prenom@exemple.fr.",
    phoneFormat: "Ce numéro ne semble pas complet.",
    done: "C’est réservé",
    doneText: (v) => `Nous vous attendons ${v.day}, ${v.hours}. Un e-mail de confirmation est en route, avec de quoi annuler.`,
    unanswered: "La boutique ne répond pas. Vérifiez votre connexion, puis réessayez : ce que vous avez écrit est gardé.",
    write: "Nous écrire",
    call: "Nous appeler",
    noScript: "Pour réserver sans JavaScript, écrivez-nous ou appelez-nous :",
    kept: "Ces renseignements servent à préparer le rendez-vous ; ils sont effacés après trois ans.",
    privacy: "Ce que nous en faisons",
    trap: "Laissez ce champ vide",
    own: "Votre rendez-vous",
    ownLoading: "Recherche de votre rendez-vous",
    ownFailed: "Votre rendez-vous ne se charge pas pour l’instant.",
    cancel: "Annuler ce rendez-vous",
    cancelText: "Votre place sera proposée à quelqu’un d’autre, et un e-mail vous le confirmera.",
    cancelled: "Ce rendez-vous est annulé",
    cancelledText: "Votre place est libre à nouveau.",
    over: "Ce rendez-vous est passé",
    overText: "Il ne s’annule plus ici.",
    again: "Choisir une autre date",
  },
  en: {
    title: "Choose a date",
    loading: "Looking for free dates",
    failed: "The dates do not load at the moment.",
    retry: "Try again",
    none: "No free date at the moment",
    noneText: "Write to us or call us: we will find a time.",
    day: "On which day will you come?",
    hour: (v) => `At what time on ${v.day}?`,
    full: "full",
    left: (v) => counted("en", v.count, { one: "last place", other: "# places" }),
    chosen: (v) => `You come on ${v.day}, ${v.hours}.`,
    chooseTime: "Choose a time.",
    chooseDay: "Choose a day, then a time.",
    taken: "This time is not free any more",
    takenText: "It has just been taken, or is not offered any more. Choose another one below: what you wrote is kept.",
    name: "Your name",
    email: "Your e-mail address",
    phone: "Your phone number",
    phoneHint: "To tell you if something comes up.",
    seats: "Number of places",
    seat: (v) => counted("en", v.count, { one: "1 place", other: "# places" }),
    message: "A word for us",
    optional: "optional",
    submit: "Book",
    sending: "Sending…",
    required: {
      name: "Enter your name.",
      email: "Enter your e-mail address.",
      phone: "Enter your phone number.",
    },
    emailFormat: "This address does not look complete, for example name@example.com.",
    phoneFormat: "This number does not look complete.",
    done: "It is booked",
    doneText: (v) => `We look forward to seeing you on ${v.day}, ${v.hours}. A confirmation is on its way by e-mail, with the way to cancel.`,
    unanswered: "The shop does not answer. Check your connection, then try again: what you wrote is kept.",
    write: "Write to us",
    call: "Call us",
    noScript: "To book without JavaScript, write to us or call us:",
    kept: "We use these details to prepare the appointment; they are erased after three years.",
    privacy: "What we do with them",
    trap: "Leave this field empty",
    own: "Your appointment",
    ownLoading: "Looking for your appointment",
    ownFailed: "Your appointment does not load at the moment.",
    cancel: "Cancel this appointment",
    cancelText: "Your place will be offered to somebody else, and an e-mail will confirm it.",
    cancelled: "This appointment is cancelled",
    cancelledText: "Your place is free again.",
    over: "This appointment is over",
    overText: "It cannot be cancelled here.",
    again: "Choose another date",
  },
};
