/** Texts of `registry/content/before-after`, made by `npm run generate` from `messages/<lang>/registry/content/before-after.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  before: string;
  after: string;
  compare: string;
  shown: (v: { percent: string | number }) => string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    before: "Avant",
    after: "Après",
    compare: "Comparer avant et après",
    shown: (v) => `${v.percent} % avant`,
  },
  en: {
    before: "Before",
    after: "After",
    compare: "Compare before and after",
    shown: (v) => `${v.percent}% before`,
  },
};
