/** Texts of `backend/content/forms`, made by `npm run generate` from `messages/<lang>/backend/content/forms.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  title: string;
  name: string;
  email: string;
  text: string;
  accessibility: string;
  page: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Message",
    name: "Nom",
    email: "E-mail",
    text: "Message",
    accessibility: "Défaut d’accessibilité",
    page: "Page",
  },
  en: {
    title: "Message",
    name: "Name",
    email: "E-mail",
    text: "Message",
    accessibility: "Accessibility fault",
    page: "Page",
  },
};
