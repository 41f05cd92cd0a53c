/** Texts of `registry/content/news-list`, made by `npm run generate` from `messages/<lang>/registry/content/news-list.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  none: string;
  noneText: string;
  pages: {
    navigation: string;
    previous: string;
    next: string;
    page: (v: { page: string | number }) => string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    none: "Pas de nouvelles pour le moment",
    noneText: "Revenez bientôt : la boutique n’est jamais silencieuse longtemps.",
    pages: {
      navigation: "Pages des actualités",
      previous: "Page précédente",
      next: "Page suivante",
      page: (v) => `Page ${v.page}`,
    },
  },
  en: {
    none: "No news for the moment",
    noneText: "Come back soon: the shop is never silent for long.",
    pages: {
      navigation: "Pages of the news",
      previous: "Previous page",
      next: "Next page",
      page: (v) => `Page ${v.page}`,
    },
  },
};
