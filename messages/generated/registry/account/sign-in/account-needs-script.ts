/** Texts of `registry/account/sign-in/account-needs-script`, made by `npm run generate` from `messages/<lang>/registry/account/sign-in/account-needs-script.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  title: string;
  text: string;
  call: (v: { number: string | number }) => string;
  write: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Votre compte demande JavaScript",
    text: "Il est désactivé dans ce navigateur. Activez-le, puis rechargez cette page ; ou dites-nous ce qu’il vous faut : une commande à suivre, une adresse à changer, un retour à demander.",
    call: (v) => `Appeler le ${v.number}`,
    write: "Nous écrire",
  },
  en: {
    title: "Your account needs JavaScript",
    text: "It is turned off in this browser. Turn it on and load this page again; or tell us what you need: an order to follow, an address to change, a return to ask for.",
    call: (v) => `Call ${v.number}`,
    write: "Write to us",
  },
};
