/** Texts of `backend/commerce/account/mail/sign-in-notice`, made by `npm run generate` from `messages/<lang>/backend/commerce/account/mail/sign-in-notice.json`. */
import type { Lang } from '../../../../../languages.ts';

export type Messages = {
  subject: (v: { shop: string | number }) => string;
  text: (v: { at: string | number; name: string | number }) => string;
  from: string;
  you: string;
  unknown: string;
  button: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    subject: (v) => `Nouvelle connexion à la gestion de ${v.shop}`,
    text: (v) => `Bonjour ${v.name}, quelqu’un s’est connecté à votre compte le ${v.at}, d’un navigateur ou d’un réseau qui ne l’avait pas encore fait.`,
    from: "D’où",
    you: "C’était vous ? Vous n’avez rien à faire.",
    unknown: "Ce n’était pas vous ? Ouvrez la gestion de votre boutique comme d’habitude : dans « Mes sessions », terminez les autres, puis changez votre mot de passe dans votre compte.",
    button: "Mes sessions",
  },
  en: {
    subject: (v) => `New sign-in to the management of ${v.shop}`,
    text: (v) => `Hello ${v.name}, somebody signed in to your account on ${v.at}, from a browser or a network that had not done so before.`,
    from: "From",
    you: "It was you? There is nothing to do.",
    unknown: "It was not you? Open the management of your shop as usual: under “My sessions” end the others, then change your password in your account.",
    button: "My sessions",
  },
};
