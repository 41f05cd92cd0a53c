/** Texts of `registry/content/service-list`, made by `npm run generate` from `messages/<lang>/registry/content/service-list.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  more: string;
  about: (v: { title: string | number }) => string;
  act: (v: { label: string | number; title: string | number }) => string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    more: "En savoir plus",
    about: (v) => `En savoir plus : ${v.title}`,
    act: (v) => `${v.label} : ${v.title}`,
  },
  en: {
    more: "Learn more",
    about: (v) => `Learn more: ${v.title}`,
    act: (v) => `${v.label}: ${v.title}`,
  },
};
