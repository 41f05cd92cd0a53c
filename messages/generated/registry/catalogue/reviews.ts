/** Texts of `registry/catalogue/reviews`, made by `npm run generate` from `messages/<lang>/registry/catalogue/reviews.json`. */
import type { Lang } from '../../../languages.ts';
import { counted, formatNumber } from '../../../plural.ts';

export type Messages = {
  title: string;
  write: string;
  writeOf: (v: { name: string | number }) => string;
  change: string;
  changeOf: (v: { name: string | number }) => string;
  remove: string;
  removeOf: (v: { name: string | number }) => string;
  status: {
    PENDING: string;
    PUBLISHED: string;
    REFUSED: string;
  };
  pending: string;
  reason: (v: { reason: string | number }) => string;
  answer: (v: { answer: string | number }) => string;
  rating: (v: { name: string | number }) => string;
  stars: (v: { count: number }) => string;
  text: string;
  textHint: string;
  ratingNeeded: string;
  textNeeded: string;
  send: string;
  close: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Votre avis sur ces articles",
    write: "Donner mon avis",
    writeOf: (v) => `Donner mon avis : ${v.name}`,
    change: "Modifier",
    changeOf: (v) => `Modifier mon avis : ${v.name}`,
    remove: "Retirer",
    removeOf: (v) => `Retirer mon avis : ${v.name}`,
    status: {
      PENDING: "en lecture",
      PUBLISHED: "publié",
      REFUSED: "non publié",
    },
    pending: "La boutique lit chaque avis avant de le publier, dans les quinze jours.",
    reason: (v) => `Motif : ${v.reason}`,
    answer: (v) => `Réponse de la boutique : ${v.answer}`,
    rating: (v) => `Votre note : ${v.name}`,
    stars: (v) => (v.count === 1 ? "1 étoile" : `${formatNumber("fr", v.count)} étoiles`),
    text: "Votre avis",
    textHint: "Ce que vous en pensez après l’avoir reçu, en 10 signes au moins. Votre prénom sera affiché.",
    ratingNeeded: "Choisissez une note.",
    textNeeded: "Écrivez au moins quelques mots (10 signes).",
    send: "Envoyer mon avis",
    close: "Ne rien changer",
  },
  en: {
    title: "Your review of these items",
    write: "Write a review",
    writeOf: (v) => `Write a review: ${v.name}`,
    change: "Change",
    changeOf: (v) => `Change my review: ${v.name}`,
    remove: "Take back",
    removeOf: (v) => `Take my review back: ${v.name}`,
    status: {
      PENDING: "being read",
      PUBLISHED: "published",
      REFUSED: "not published",
    },
    pending: "The shop reads each review before it publishes it, within fifteen days.",
    reason: (v) => `Reason: ${v.reason}`,
    answer: (v) => `The shop’s answer: ${v.answer}`,
    rating: (v) => `Your rating: ${v.name}`,
    stars: (v) => counted("en", v.count, { one: "1 star", other: "# stars" }),
    text: "Your review",
    textHint: "What you think of it now that you have it, in 10 characters at least. Your first name will be shown.",
    ratingNeeded: "Choose a rating.",
    textNeeded: "Write a few words at least (10 characters).",
    send: "Send my review",
    close: "Change nothing",
  },
};
