/** Texts of `registry/content/publishing/article-card`, made by `npm run generate` from `messages/<lang>/registry/content/publishing/article-card.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  readingTime: (v: { minutes: string | number }) => string;
  by: (v: { author: string | number }) => string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    readingTime: (v) => `${v.minutes} min de lecture`,
    by: (v) => `par ${v.author}`,
  },
  en: {
    readingTime: (v) => `${v.minutes} min read`,
    by: (v) => `by ${v.author}`,
  },
};
