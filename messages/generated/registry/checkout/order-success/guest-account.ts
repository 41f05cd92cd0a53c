/** Texts of `registry/checkout/order-success/guest-account`, made by `npm run generate` from `messages/<lang>/registry/checkout/order-success/guest-account.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  title: string;
  text: (v: { email: string | number }) => string;
  create: string;
  done: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "La prochaine fois, plus vite",
    text: (v) => `Choisissez un mot de passe : vos coordonnées vous attendront sous ${v.email}.`,
    create: "Créer mon compte",
    done: "Votre compte est créé. À bientôt !",
  },
  en: {
    title: "Quicker next time",
    text: (v) => `Choose a password: your details will be waiting under ${v.email}.`,
    create: "Create my account",
    done: "Your account is there. See you soon!",
  },
};
