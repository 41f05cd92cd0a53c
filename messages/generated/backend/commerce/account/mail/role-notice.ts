/** Texts of `backend/commerce/account/mail/role-notice`, made by `npm run generate` from `messages/<lang>/backend/commerce/account/mail/role-notice.json`. */
import type { Lang } from '../../../../../languages.ts';

export type Messages = {
  subject: (v: { shop: string | number }) => string;
  texts: {
    CUSTOMER: (v: { name: string | number; shop: string | number }) => string;
    ADMIN: (v: { name: string | number; shop: string | number }) => string;
    SUPER_ADMIN: (v: { name: string | number; shop: string | number }) => string;
  };
  unknown: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    subject: (v) => `Votre accès à la gestion de ${v.shop} a changé`,
    texts: {
      CUSTOMER: (v) => `Bonjour ${v.name}, vous n’avez plus accès à la gestion de ${v.shop}. Votre compte reste celui d’un client, et vous avez été déconnecté partout.`,
      ADMIN: (v) => `Bonjour ${v.name}, vous êtes maintenant administrateur de ${v.shop} : vous gérez la boutique, mais pas les accès de l’équipe. Vous avez été déconnecté partout : connectez-vous à nouveau.`,
      SUPER_ADMIN: (v) => `Bonjour ${v.name}, vous êtes maintenant super-administrateur de ${v.shop} : vous décidez aussi qui a accès à la gestion.`,
    },
    unknown: "Une question ? Adressez-vous à la personne qui gère votre équipe.",
  },
  en: {
    subject: (v) => `Your access to the management of ${v.shop} has changed`,
    texts: {
      CUSTOMER: (v) => `Hello ${v.name}, you no longer have access to the management of ${v.shop}. Your account remains a customer’s, and you have been signed out everywhere.`,
      ADMIN: (v) => `Hello ${v.name}, you are now an administrator of ${v.shop}: you manage the shop, but not who has access. You have been signed out everywhere: sign in again.`,
      SUPER_ADMIN: (v) => `Hello ${v.name}, you are now a super administrator of ${v.shop}: you also decide who has access to the management.`,
    },
    unknown: "A question? Ask the person who looks after your team.",
  },
};
