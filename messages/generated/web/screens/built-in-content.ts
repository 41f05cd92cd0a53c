/** Texts of `web/screens/built-in-content`, made by `npm run generate` from `messages/<lang>/web/screens/built-in-content.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  blog: string;
  albums: string;
  services: string;
  events: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    blog: "Blog",
    albums: "Albums",
    services: "Services",
    events: "Événements",
  },
  en: {
    blog: "Blog",
    albums: "Albums",
    services: "Services",
    events: "Events",
  },
};
