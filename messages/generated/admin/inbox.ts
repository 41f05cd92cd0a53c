/** Texts of `admin/inbox`, made by `npm run generate` from `messages/<lang>/admin/inbox.json`. */
import type { Lang } from '../../languages.ts';
import { counted, formatNumber, plural } from '../../plural.ts';

export type Messages = {
  registrations: {
    title: string;
    count: (v: { count: number }) => string;
    searchHint: string;
    event: string;
    everyEvent: string;
    none: string;
    noneYet: string;
    noneYetText: string;
    taken: (v: { booked: number; seats: string | number }) => string;
    name: string;
    contact: string;
    seats: string;
    date: string;
    on: (v: { moment: string | number }) => string;
  };
  answers: {
    title: string;
    count: (v: { count: number }) => string;
    searchHint: string;
    form: string;
    everyForm: string;
    none: string;
    noneYet: string;
    noneYetText: string;
    date: string;
    consent: (v: { moment: string | number }) => string;
    received: (v: { moment: string | number }) => string;
    kept: string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    registrations: {
      title: "Inscriptions",
      count: (v) => counted("fr", v.count, { one: "# inscription", other: "# inscriptions" }),
      searchHint: "Nom, e-mail ou téléphone",
      event: "Événement",
      everyEvent: "Tous les événements",
      none: "Aucune inscription ne correspond.",
      noneYet: "Aucune inscription pour l’instant",
      noneYetText: "Qui réserve une place à un événement du site figure ici, avec de quoi le joindre.",
      taken: (v) => plural("fr", v.booked, { one: `${formatNumber("fr", v.booked)} place prise sur ${v.seats}`, other: `${formatNumber("fr", v.booked)} places prises sur ${v.seats}` }),
      name: "Nom",
      contact: "Contact",
      seats: "Places",
      date: "Inscription",
      on: (v) => `le ${v.moment}`,
    },
    answers: {
      title: "Réponses et messages",
      count: (v) => counted("fr", v.count, { one: "# envoi", other: "# envois" }),
      searchHint: "Un mot d’une réponse",
      form: "Formulaire",
      everyForm: "Tous les formulaires",
      none: "Aucun envoi ne correspond.",
      noneYet: "Aucune réponse pour l’instant",
      noneYetText: "Ce que l’on envoie par les formulaires et les messages du site se lit ici.",
      date: "Reçu le",
      consent: (v) => `Accord donné le ${v.moment}`,
      received: (v) => `Reçu le ${v.moment}`,
      kept: "Les réponses sont effacées après trois ans.",
    },
  },
  en: {
    registrations: {
      title: "Registrations",
      count: (v) => counted("en", v.count, { one: "# registration", other: "# registrations" }),
      searchHint: "Name, e-mail or phone",
      event: "Event",
      everyEvent: "All events",
      none: "No registration matches.",
      noneYet: "No registrations yet",
      noneYetText: "Whoever takes a place at an event of the site stands here, with how to reach them.",
      taken: (v) => `${v.booked} of ${v.seats} places taken`,
      name: "Name",
      contact: "Contact",
      seats: "Places",
      date: "Registered",
      on: (v) => `${v.moment}`,
    },
    answers: {
      title: "Answers and messages",
      count: (v) => `${v.count} received`,
      searchHint: "A word of an answer",
      form: "Form",
      everyForm: "All forms",
      none: "Nothing matches.",
      noneYet: "No answers yet",
      noneYetText: "What people send by the forms and messages of the site is read here.",
      date: "Received",
      consent: (v) => `Agreed on ${v.moment}`,
      received: (v) => `Received on ${v.moment}`,
      kept: "Answers are erased after three years.",
    },
  },
};
