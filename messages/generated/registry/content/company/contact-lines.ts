/** Texts of `registry/content/company/contact-lines`, made by `npm run generate` from `messages/<lang>/registry/content/company/contact-lines.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  fax: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    fax: "Fax : ",
  },
  en: {
    fax: "Fax: ",
  },
};
