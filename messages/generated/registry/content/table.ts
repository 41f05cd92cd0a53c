/** Texts of `registry/content/table`, made by `npm run generate` from `messages/<lang>/registry/content/table.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  empty: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    empty: "Rien à afficher pour le moment.",
  },
  en: {
    empty: "Nothing to show for the moment.",
  },
};
