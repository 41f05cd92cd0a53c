/** Texts of `registry/navigation/breadcrumb`, made by `npm run generate` from `messages/<lang>/registry/navigation/breadcrumb.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  label: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    label: "Fil d’Ariane",
  },
  en: {
    label: "Breadcrumb",
  },
};
