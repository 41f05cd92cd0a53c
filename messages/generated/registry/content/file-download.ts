/** Texts of `registry/content/file-download`, made by `npm run generate` from `messages/<lang>/registry/content/file-download.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  other: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    other: "sur un autre site",
  },
  en: {
    other: "on another site",
  },
};
