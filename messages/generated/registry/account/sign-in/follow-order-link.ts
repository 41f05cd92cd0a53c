/** Texts of `registry/account/sign-in/follow-order-link`, made by `npm run generate` from `messages/<lang>/registry/account/sign-in/follow-order-link.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  follow: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    follow: "Suivre une commande sans compte",
  },
  en: {
    follow: "Follow an order without an account",
  },
};
