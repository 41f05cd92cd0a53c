/** Texts of `registry/content/social-links`, made by `npm run generate` from `messages/<lang>/registry/content/social-links.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  social: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    social: "Nous suivre",
  },
  en: {
    social: "Follow us",
  },
};
