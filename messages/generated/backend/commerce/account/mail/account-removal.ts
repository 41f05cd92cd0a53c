/** Texts of `backend/commerce/account/mail/account-removal`, made by `npm run generate` from `messages/<lang>/backend/commerce/account/mail/account-removal.json`. */
import type { Lang } from '../../../../../languages.ts';

export type Messages = {
  subject: (v: { site: string | number }) => string;
  title: string;
  text: (v: { day: string | number; name: string | number }) => string;
  keep: string;
  button: string;
  orders: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    subject: (v) => `Votre compte chez ${v.site} va être supprimé`,
    title: "Votre compte va être supprimé",
    text: (v) => `Bonjour ${v.name}, vous n’êtes pas venu depuis près de trois ans. Comme la loi nous le demande, nous supprimerons votre compte le ${v.day}, avec vos adresses et votre panier.`,
    keep: "Pour le garder, connectez-vous une fois d’ici là.",
    button: "Me connecter",
    orders: "Nous gardons vos factures dix ans, comme la loi l’impose. Si vous n’avez plus besoin de ce compte, ne faites rien.",
  },
  en: {
    subject: (v) => `Your account with ${v.site} is about to be removed`,
    title: "Your account is about to be removed",
    text: (v) => `Hello ${v.name}, you have not been here for nearly three years. As the law asks us to, we will remove your account on ${v.day}, with your addresses and your cart.`,
    keep: "To keep it, sign in once before then.",
    button: "Sign in",
    orders: "We keep your invoices for ten years, as the law demands. If you no longer need this account, do nothing.",
  },
};
