/** Texts of `web/calls/api-route`, made by `npm run generate` from `messages/<lang>/web/calls/api-route.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  method: string;
  foreign: string;
  forbidden: string;
  away: string;
  unanswered: string;
  lengthless: string;
  large: string;
  unreadable: string;
  busy: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    method: "Cette adresse ne répond pas à cette méthode",
    foreign: "Cette action doit venir du site lui-même",
    forbidden: "Connectez-vous comme administrateur pour continuer",
    away: "Le service ne répond pas, réessayez dans un instant",
    unanswered: "Le service ne répond pas, réessayez dans un instant",
    lengthless: "La taille de l’envoi doit être annoncée",
    large: "Cet envoi est trop grand",
    unreadable: "Cet envoi ne peut pas être lu",
    busy: "Trop d’envois arrivent en même temps, réessayez dans un instant",
  },
  en: {
    method: "This address does not answer this method",
    foreign: "This action must come from the site itself",
    forbidden: "Sign in as an administrator to continue",
    away: "The service does not answer, try again in a moment",
    unanswered: "The service does not answer, try again in a moment",
    lengthless: "What is sent must say its size",
    large: "What is sent is too large",
    unreadable: "What is sent cannot be read",
    busy: "Too much is being sent at once, try again in a moment",
  },
};
