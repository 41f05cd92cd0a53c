/** Texts of `registry/account/password-reset-ask`, made by `npm run generate` from `messages/<lang>/registry/account/password-reset-ask.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  send: string;
  sent: string;
  sentText: string;
  back: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    send: "Recevoir le lien",
    sent: "Regardez votre boîte e-mail",
    sentText: "Si un compte existe à cette adresse, le lien vient de partir. Il est valable une heure et sert une fois.",
    back: "Revenir à la connexion",
  },
  en: {
    send: "Send me the link",
    sent: "Look at your mailbox",
    sentText: "If there is an account at this address, the link has just left. It is good for one hour and works once.",
    back: "Back to signing in",
  },
};
