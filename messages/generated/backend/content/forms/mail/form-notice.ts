/** Texts of `backend/content/forms/mail/form-notice`, made by `npm run generate` from `messages/<lang>/backend/content/forms/mail/form-notice.json`. */
import type { Lang } from '../../../../../languages.ts';

export type Messages = {
  subject: (v: { title: string | number }) => string;
  file: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    subject: (v) => `Reçu par le site : ${v.title}`,
    file: "Les fichiers s’ouvrent une fois connecté en administrateur.",
  },
  en: {
    subject: (v) => `Received by the site: ${v.title}`,
    file: "Files open once you are signed in as an administrator.",
  },
};
