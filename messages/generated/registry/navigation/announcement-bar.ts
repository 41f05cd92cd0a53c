/** Texts of `registry/navigation/announcement-bar`, made by `npm run generate` from `messages/<lang>/registry/navigation/announcement-bar.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  label: string;
  social: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    label: "Annonce",
    social: "Nous suivre",
  },
  en: {
    label: "Announcement",
    social: "Follow us",
  },
};
