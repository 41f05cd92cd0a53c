/** Texts of `registry/content/legal-text`, made by `npm run generate` from `messages/<lang>/registry/content/legal-text.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  missing: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    missing: "Ce texte n’est pas encore écrit : Paramètres, textes légaux.",
  },
  en: {
    missing: "This text is not written yet: Settings, legal texts.",
  },
};
