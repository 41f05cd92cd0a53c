/** Texts of `registry/content/events`, made by `npm run generate` from `messages/<lang>/registry/content/events.json`. */
import type { Lang } from '../../../languages.ts';
import { counted, formatNumber } from '../../../plural.ts';

export type Messages = {
  gratis: string;
  over: string;
  full: string;
  left: (v: { count: number }) => string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    gratis: "Entrée libre",
    over: "C’est passé",
    full: "Complet",
    left: (v) => (v.count === 1 ? "Dernière place" : `${formatNumber("fr", v.count)} places libres`),
  },
  en: {
    gratis: "Free entry",
    over: "Over",
    full: "Full",
    left: (v) => counted("en", v.count, { one: "Last place", other: "# places left" }),
  },
};
