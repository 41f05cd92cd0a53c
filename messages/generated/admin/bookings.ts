/** Texts of `admin/bookings`, made by `npm run generate` from `messages/<lang>/admin/bookings.json`. */
import type { Lang } from '../../languages.ts';
import { counted } from '../../plural.ts';

export type Messages = {
  title: string;
  count: (v: { count: number }) => string;
  searchHint: string;
  view: string;
  upcoming: string;
  all: string;
  none: string;
  noneYet: string;
  noneYetText: string;
  seats: (v: { seats: number }) => string;
  person: string;
  hour: string;
  service: string;
  state: string;
  states: {
    booked: string;
    over: string;
    cancelled: string;
  };
  contact: string;
  message: string;
  booked: string;
  by: {
    PERSON: string;
    SHOP: string;
  };
  detail: string;
  cancel: string;
  cancelAsk: string;
  cancelText: string;
  word: string;
  optional: string;
  cancelDone: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Rendez-vous",
    count: (v) => `${v.count} rendez-vous`,
    searchHint: "Nom, e-mail, téléphone ou prestation",
    view: "Lesquels",
    upcoming: "À venir",
    all: "Tous, passés et annulés compris",
    none: "Aucun rendez-vous ne correspond.",
    noneYet: "Aucun rendez-vous à venir",
    noneYetText: "Qui réserve une prestation sur le site figure ici, jour par jour, avec de quoi le joindre.",
    seats: (v) => counted("fr", v.seats, { one: "# place", other: "# places" }),
    person: "Personne",
    hour: "Heure",
    service: "Prestation",
    state: "État",
    states: {
      booked: "réservé",
      over: "passé",
      cancelled: "annulé",
    },
    contact: "Contact",
    message: "Son message",
    booked: "Réservé le",
    by: {
      PERSON: "Annulé par la personne.",
      SHOP: "Annulé par la boutique.",
    },
    detail: "Rendez-vous choisi",
    cancel: "Annuler le rendez-vous",
    cancelAsk: "Annuler ce rendez-vous ?",
    cancelText: "La personne reçoit un e-mail, avec votre mot si vous en écrivez un. L’heure est à nouveau libre sur le site.",
    word: "Un mot pour elle",
    optional: "facultatif",
    cancelDone: "Le rendez-vous est annulé, et la personne prévenue.",
  },
  en: {
    title: "Appointments",
    count: (v) => counted("en", v.count, { one: "# appointment", other: "# appointments" }),
    searchHint: "Name, e-mail, phone or service",
    view: "Which",
    upcoming: "To come",
    all: "All, past and cancelled included",
    none: "No appointment matches.",
    noneYet: "No appointments to come",
    noneYetText: "Whoever books a service on the site stands here, day by day, with how to reach them.",
    seats: (v) => counted("en", v.seats, { one: "# place", other: "# places" }),
    person: "Person",
    hour: "Time",
    service: "Service",
    state: "State",
    states: {
      booked: "booked",
      over: "past",
      cancelled: "cancelled",
    },
    contact: "Contact",
    message: "The message",
    booked: "Booked on",
    by: {
      PERSON: "Cancelled by the person.",
      SHOP: "Cancelled by the shop.",
    },
    detail: "Chosen appointment",
    cancel: "Cancel the appointment",
    cancelAsk: "Cancel this appointment?",
    cancelText: "The person gets an e-mail, with your word if you write one. The time is free again on the site.",
    word: "A word to the person",
    optional: "optional",
    cancelDone: "The appointment is cancelled, and the person is told.",
  },
};
