/** Texts of `registry/content/promoted-news`, made by `npm run generate` from `messages/<lang>/registry/content/promoted-news.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  title: string;
  banner: string;
  more: string;
  all: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Actualités",
    banner: "À la une",
    more: "Lire la suite",
    all: "Toutes les actualités",
  },
  en: {
    title: "News",
    banner: "In the news",
    more: "Read on",
    all: "All the news",
  },
};
