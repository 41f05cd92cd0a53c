/** Texts of `backend/commerce/account/access-changed`, made by `npm run generate` from `messages/<lang>/backend/commerce/account/access-changed.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  PASSWORD_CHANGED: {
    title: string;
    text: (v: { at: string | number; name: string | number }) => string;
    others: string;
    unknown: (v: { to: string | null }) => string;
    button: string;
  };
  EMAIL_CHANGED: {
    title: string;
    text: (v: { at: string | number; name: string | number }) => string;
    others: string;
    unknown: (v: { to: string | null }) => string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    PASSWORD_CHANGED: {
      title: "Votre mot de passe a été changé",
      text: (v) => `Bonjour ${v.name}, le mot de passe de votre compte a été changé le ${v.at}.`,
      others: "Les autres appareils ont été déconnectés, et les liens envoyés pour en choisir un autre ne servent plus.",
      unknown: (v) => `Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe${(!v.to ? "" : `, et écrivez-nous à ${v.to}`)}.`,
      button: "Choisir un nouveau mot de passe",
    },
    EMAIL_CHANGED: {
      title: "L’adresse e-mail de votre compte a été changée",
      text: (v) => `Bonjour ${v.name}, votre compte a reçu une autre adresse e-mail le ${v.at}. C’est notre dernier message sur ce compte à cette adresse-ci.`,
      others: "Les autres appareils ont été déconnectés, et les liens envoyés pour choisir un mot de passe ne servent plus.",
      unknown: (v) => `Ce n’était pas vous ? ${(!v.to ? "Appelez-nous tout de suite" : `Écrivez-nous tout de suite à ${v.to}`)}.`,
    },
  },
  en: {
    PASSWORD_CHANGED: {
      title: "Your password has been changed",
      text: (v) => `Hello ${v.name}, the password of your account was changed on ${v.at}.`,
      others: "Other devices have been signed out, and links that were sent to choose another one no longer work.",
      unknown: (v) => `It was not you? Choose a new password straight away${(!v.to ? "" : `, and write to us at ${v.to}`)}.`,
      button: "Choose a new password",
    },
    EMAIL_CHANGED: {
      title: "The e-mail address of your account has been changed",
      text: (v) => `Hello ${v.name}, your account was given another e-mail address on ${v.at}. This is our last message about this account to this address.`,
      others: "Other devices have been signed out, and links that were sent to choose a password no longer work.",
      unknown: (v) => `It was not you? ${(!v.to ? "Call us straight away" : `Write to us straight away at ${v.to}`)}.`,
    },
  },
};
