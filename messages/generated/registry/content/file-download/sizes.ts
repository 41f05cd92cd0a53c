/** Texts of `registry/content/file-download/sizes`, made by `npm run generate` from `messages/<lang>/registry/content/file-download/sizes.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  kilobytes: (v: { size: string | number }) => string;
  megabytes: (v: { size: string | number }) => string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    kilobytes: (v) => `${v.size} Ko`,
    megabytes: (v) => `${v.size} Mo`,
  },
  en: {
    kilobytes: (v) => `${v.size} KB`,
    megabytes: (v) => `${v.size} MB`,
  },
};
