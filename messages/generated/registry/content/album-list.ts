/** Texts of `registry/content/album-list`, made by `npm run generate` from `messages/<lang>/registry/content/album-list.json`. */
import type { Lang } from '../../../languages.ts';
import { counted, formatNumber } from '../../../plural.ts';

export type Messages = {
  none: string;
  noneText: string;
  count: (v: { count: number }) => string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    none: "Pas encore d’album",
    noneText: "Les premières photos arrivent bientôt.",
    count: (v) => (v.count === 1 ? "1 photo" : `${formatNumber("fr", v.count)} photos`),
  },
  en: {
    none: "No album yet",
    noneText: "The first photos will come soon.",
    count: (v) => counted("en", v.count, { one: "1 photo", other: "# photos" }),
  },
};
