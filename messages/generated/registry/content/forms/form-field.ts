/** Texts of `registry/content/forms/form-field`, made by `npm run generate` from `messages/<lang>/registry/content/forms/form-field.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  optional: string;
  choose: string;
  files: (v: { kinds: string | number; megabytes: string | number }) => string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    optional: "facultatif",
    choose: "Choisir",
    files: (v) => `${v.kinds}, ${v.megabytes} Mo au plus.`,
  },
  en: {
    optional: "optional",
    choose: "Choose",
    files: (v) => `${v.kinds}, ${v.megabytes} MB at most.`,
  },
};
