/** Texts of `registry/content/album`, made by `npm run generate` from `messages/<lang>/registry/content/album.json`. */
import type { Lang } from '../../../languages.ts';
import { counted, formatNumber } from '../../../plural.ts';

export type Messages = {
  count: (v: { count: number }) => string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    count: (v) => (v.count === 1 ? "1 photo" : `${formatNumber("fr", v.count)} photos`),
  },
  en: {
    count: (v) => counted("en", v.count, { one: "1 photo", other: "# photos" }),
  },
};
