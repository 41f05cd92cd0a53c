/** Texts of `registry/content/contact-details`, made by `npm run generate` from `messages/<lang>/registry/content/contact-details.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  map: string;
  fax: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    map: "Voir sur un plan",
    fax: "Fax : ",
  },
  en: {
    map: "See on a map",
    fax: "Fax: ",
  },
};
