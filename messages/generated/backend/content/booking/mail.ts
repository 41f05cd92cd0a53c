/** Texts of `backend/content/booking/mail`, made by `npm run generate` from `messages/<lang>/backend/content/booking/mail.json`. */
import type { Lang } from '../../../../languages.ts';
import { counted } from '../../../../plural.ts';

export type Messages = {
  subject: (v: { title: string | number }) => string;
  title: (v: { name: string | number }) => string;
  text: (v: { title: string | number }) => string;
  when: string;
  where: string;
  seats: (v: { seats: number }) => string;
  calendar: string;
  cancel: string;
  change: (v: { to: string | null }) => string;
  cancelledSubject: (v: { title: string | number }) => string;
  cancelledTitle: (v: { name: string | number }) => string;
  byPerson: (v: { title: string | number }) => string;
  byShop: (v: { title: string | number }) => string;
  again: string;
  notice: {
    booked: string;
    cancelled: string;
  };
  list: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    subject: (v) => `Votre rendez-vous : ${v.title}`,
    title: (v) => `${v.name}, c’est réservé`,
    text: (v) => `Nous vous attendons pour « ${v.title} ».`,
    when: "Quand",
    where: "Où",
    seats: (v) => counted("fr", v.seats, { one: "", other: "# places" }),
    calendar: "Ajouter à mon agenda",
    cancel: "Voir ou annuler le rendez-vous",
    change: (v) => `Pour changer d’heure, annulez et réservez à nouveau, ou ${(!v.to ? "répondez à cet e-mail" : `écrivez à ${v.to}`)}.`,
    cancelledSubject: (v) => `Rendez-vous annulé : ${v.title}`,
    cancelledTitle: (v) => `${v.name}, votre rendez-vous est annulé`,
    byPerson: (v) => `Comme vous l’avez demandé, « ${v.title} » est annulé.`,
    byShop: (v) => `Nous avons dû annuler « ${v.title} », et nous en sommes désolés.`,
    again: "Choisir une autre date",
    notice: {
      booked: "Rendez-vous pris",
      cancelled: "Rendez-vous annulé",
    },
    list: "Voir les rendez-vous",
  },
  en: {
    subject: (v) => `Your appointment: ${v.title}`,
    title: (v) => `${v.name}, it is booked`,
    text: (v) => `We look forward to seeing you for “${v.title}”.`,
    when: "When",
    where: "Where",
    seats: (v) => counted("en", v.seats, { one: "", other: "# places" }),
    calendar: "Add to my calendar",
    cancel: "See or cancel the appointment",
    change: (v) => `To change the time, cancel and book again, or ${(!v.to ? "reply to this e-mail" : `write to ${v.to}`)}.`,
    cancelledSubject: (v) => `Appointment cancelled: ${v.title}`,
    cancelledTitle: (v) => `${v.name}, your appointment is cancelled`,
    byPerson: (v) => `As you asked, “${v.title}” is cancelled.`,
    byShop: (v) => `We had to cancel “${v.title}”, and we are sorry.`,
    again: "Choose another date",
    notice: {
      booked: "Appointment booked",
      cancelled: "Appointment cancelled",
    },
    list: "See the appointments",
  },
};
