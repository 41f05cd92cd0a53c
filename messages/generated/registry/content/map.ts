/** Texts of `registry/content/map`, made by `npm run generate` from `messages/<lang>/registry/content/map.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  map: (v: { title: string | null }) => string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    map: (v) => (!v.title ? "Carte des lieux" : `Carte : ${v.title}`),
  },
  en: {
    map: (v) => (!v.title ? "Map of the places" : `Map: ${v.title}`),
  },
};
