/** Texts of `backend/commerce/account/mail/team-invitation`, made by `npm run generate` from `messages/<lang>/backend/commerce/account/mail/team-invitation.json`. */
import type { Lang } from '../../../../../languages.ts';

export type Messages = {
  subject: (v: { shop: string | number }) => string;
  text: (v: { name: string | number; shop: string | number }) => string;
  button: string;
  until: (v: { at: string | number }) => string;
  ignore: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    subject: (v) => `Rejoignez l’équipe de ${v.shop}`,
    text: (v) => `${v.name} vous invite à gérer ${v.shop} : commandes, produits, pages et réglages.`,
    button: "Accepter l’invitation",
    until: (v) => `Ce lien sert une fois, jusqu’au ${v.at}.`,
    ignore: "Vous n’attendiez pas cette invitation ? Ne faites rien : personne n’a accès à quoi que ce soit en votre nom.",
  },
  en: {
    subject: (v) => `Join the team of ${v.shop}`,
    text: (v) => `${v.name} invites you to manage ${v.shop}: orders, products, pages and settings.`,
    button: "Accept the invitation",
    until: (v) => `This link works once, until ${v.at}.`,
    ignore: "You did not expect this invitation? Do nothing: nobody has access to anything in your name.",
  },
};
