/** Texts of `registry/content/blog-list`, made by `npm run generate` from `messages/<lang>/registry/content/blog-list.json`. */
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
    none: "Pas encore d’article ici",
    noneText: "Les premières pages s’écrivent. Revenez bientôt.",
    pages: {
      navigation: "Pages du blog",
      previous: "Page précédente",
      next: "Page suivante",
      page: (v) => `Page ${v.page}`,
    },
  },
  en: {
    none: "No article here yet",
    noneText: "The first pages are being written. Come back soon.",
    pages: {
      navigation: "Pages of the blog",
      previous: "Previous page",
      next: "Next page",
      page: (v) => `Page ${v.page}`,
    },
  },
};
