/** Texts of `backend/commerce/account/mail/password-reset`, made by `npm run generate` from `messages/<lang>/backend/commerce/account/mail/password-reset.json`. */
import type { Lang } from '../../../../../languages.ts';

export type Messages = {
  subject: string;
  text: (v: { name: string | number }) => string;
  button: string;
  ignore: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    subject: "Choisissez un nouveau mot de passe",
    text: (v) => `Bonjour ${v.name}, vous avez demandé à choisir un nouveau mot de passe. Ce lien est valable une heure et sert une fois.`,
    button: "Choisir mon mot de passe",
    ignore: "Vous n’avez rien demandé ? Ne faites rien : votre mot de passe reste le même.",
  },
  en: {
    subject: "Choose a new password",
    text: (v) => `Hello ${v.name}, you asked to choose a new password. This link is good for one hour and works once.`,
    button: "Choose my password",
    ignore: "You did not ask for anything? Do nothing: your password stays the same.",
  },
};
