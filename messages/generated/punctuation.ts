/** Texts of `punctuation`, made by `npm run generate` from `messages/<lang>/punctuation.json`. */
import type { Lang } from '../languages.ts';

export type Messages = {
  colon: string;
  labelled: (v: { label: string | number; value: string | number }) => string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    colon: " :",
    labelled: (v) => `${v.label} : ${v.value}`,
  },
  en: {
    colon: ":",
    labelled: (v) => `${v.label}: ${v.value}`,
  },
};
