/** Texts of `registry/content/texts/owner-text`, made by `npm run generate` from `messages/<lang>/registry/content/texts/owner-text.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  missing: (v: { label: string | number }) => string;
  unknown: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    missing: (v) => `[à compléter : ${v.label}]`,
    unknown: "champ inconnu",
  },
  en: {
    missing: (v) => `[missing: ${v.label}]`,
    unknown: "unknown field",
  },
};
