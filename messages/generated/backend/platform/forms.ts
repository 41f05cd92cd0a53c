/** Texts of `backend/platform/forms`, made by `npm run generate` from `messages/<lang>/backend/platform/forms.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  "element.not-found": string;
  "event.registered": string;
  "event.closed": string;
  "event.over": string;
  "event.full": string;
  "event.already": string;
  "event.seats-left": (v: { left: string | number }) => string;
  "booking.booked": string;
  "booking.closed": string;
  "booking.gone": string;
  "booking.taken": string;
  "booking.already": string;
  "booking.unknown": string;
  "booking.over": string;
  "booking.cancelled": string;
  "form.not-found": string;
  "form.sent": string;
  "form.file-not-found": string;
  "message.sent": string;
  "popup.not-found": string;
  "field.pattern": string;
  "field.not-before": (v: { min: string | number }) => string;
  "field.not-after": (v: { max: string | number }) => string;
  "field.too-few": (v: { min: string | number }) => string;
  "field.too-many": (v: { max: string | number }) => string;
  "field.file-kind": (v: { kinds: string | number }) => string;
  "field.file-size": (v: { max: string | number }) => string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    "element.not-found": "Cet élément n’existe pas ou n’est plus en ligne.",
    "event.registered": "Votre place est réservée. Un e-mail de confirmation vous attend.",
    "event.closed": "Les inscriptions ne se prennent pas en ligne pour cet événement.",
    "event.over": "Cet événement a déjà eu lieu.",
    "event.full": "Cet événement est complet.",
    "event.already": "Une inscription existe déjà avec cette adresse. Écrivez-nous pour la changer.",
    "event.seats-left": (v) => `Il ne reste que ${v.left} place(s).`,
    "booking.booked": "C’est réservé. Un e-mail de confirmation vous attend.",
    "booking.closed": "Cette prestation ne se réserve pas en ligne.",
    "booking.gone": "Cet horaire n’est pas proposé. Choisissez-en un autre.",
    "booking.taken": "Cet horaire vient d’être pris. Choisissez-en un autre.",
    "booking.already": "Un rendez-vous est déjà pris avec cette adresse à cet horaire. Écrivez-nous pour le changer.",
    "booking.unknown": "Ce lien n’est pas complet, ou le rendez-vous n’est plus gardé. Copiez le lien en entier depuis votre e-mail.",
    "booking.over": "Ce rendez-vous est passé ou commence : il ne s’annule plus ici.",
    "booking.cancelled": "Le rendez-vous est annulé.",
    "form.not-found": "Ce formulaire n’existe pas ou n’est plus en ligne.",
    "form.sent": "Merci, votre envoi est bien arrivé.",
    "form.file-not-found": "Ce fichier n’existe pas ou n’est plus gardé.",
    "message.sent": "Merci, votre message est bien arrivé.",
    "popup.not-found": "Cette fenêtre n’existe pas ou n’est plus en ligne.",
    "field.pattern": "Ce n’est pas sous la forme attendue.",
    "field.not-before": (v) => `Au plus tôt le ${v.min}.`,
    "field.not-after": (v) => `Au plus tard le ${v.max}.`,
    "field.too-few": (v) => `Choisissez au moins ${v.min} réponses.`,
    "field.too-many": (v) => `Choisissez au plus ${v.max} réponses.`,
    "field.file-kind": (v) => `Ce fichier n’est pas d’un format accepté (${v.kinds}).`,
    "field.file-size": (v) => `Ce fichier est trop lourd : ${v.max} Mo au plus.`,
  },
  en: {
    "element.not-found": "This does not exist or is no longer online.",
    "event.registered": "Your place is reserved. An e-mail of confirmation is on its way.",
    "event.closed": "There is no online registration for this event.",
    "event.over": "This event has already taken place.",
    "event.full": "This event is full.",
    "event.already": "There is a registration with this address already. Write to us to change it.",
    "event.seats-left": (v) => `Only ${v.left} place(s) left.`,
    "booking.booked": "It is booked. An e-mail of confirmation is on its way.",
    "booking.closed": "This service cannot be booked online.",
    "booking.gone": "This time is not offered. Choose another one.",
    "booking.taken": "This time has just been taken. Choose another one.",
    "booking.already": "There is an appointment with this address at this time already. Write to us to change it.",
    "booking.unknown": "This link is not complete, or the appointment is not kept any more. Copy all of the link from your e-mail.",
    "booking.over": "This appointment is over or begins now: it cannot be cancelled here.",
    "booking.cancelled": "The appointment is cancelled.",
    "form.not-found": "This form does not exist or is no longer online.",
    "form.sent": "Thank you, we have received it.",
    "form.file-not-found": "This file does not exist or is no longer kept.",
    "message.sent": "Thank you, we have received your message.",
    "popup.not-found": "This window does not exist or is no longer online.",
    "field.pattern": "This is not in the expected form.",
    "field.not-before": (v) => `Not before ${v.min}.`,
    "field.not-after": (v) => `Not after ${v.max}.`,
    "field.too-few": (v) => `Choose at least ${v.min} answers.`,
    "field.too-many": (v) => `Choose at most ${v.max} answers.`,
    "field.file-kind": (v) => `This file is not of an accepted format (${v.kinds}).`,
    "field.file-size": (v) => `This file is too large: ${v.max} MB at most.`,
  },
};
