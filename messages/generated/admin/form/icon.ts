/** Texts of `admin/form/icon`, made by `npm run generate` from `messages/<lang>/admin/form/icon.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  chooseFor: (v: { label: string | number }) => string;
  search: string;
  unknown: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    chooseFor: (v) => `${v.label} : choisir`,
    search: "Chercher une icône (en anglais)",
    unknown: "Aucune icône ne porte ce nom.",
  },
  en: {
    chooseFor: (v) => `${v.label}: choose`,
    search: "Search an icon",
    unknown: "No icon has this name.",
  },
};
