/** Texts of `admin/parameters/controls/icon`, made by `npm run generate` from `messages/<lang>/admin/parameters/controls/icon.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  choose: string;
  chooseFor: (v: { label: string | number }) => string;
  close: string;
  search: string;
  found: (v: { count: number; isCut: boolean; shown: string | number }) => string;
  unknown: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    choose: "Choisir",
    chooseFor: (v) => `${v.label} : choisir`,
    close: "Fermer",
    search: "Chercher une icône (en anglais)",
    found: (v) => (v.count === 0 ? "Aucune icône ne correspond." : (v.isCut ? `${v.shown} icônes sur ${v.count} : précisez la recherche.` : `${v.count} icônes`)),
    unknown: "Aucune icône ne porte ce nom.",
  },
  en: {
    choose: "Choose",
    chooseFor: (v) => `${v.label}: choose`,
    close: "Close",
    search: "Search an icon",
    found: (v) => (v.count === 0 ? "No icon matches." : (v.isCut ? `${v.shown} icons of ${v.count}: narrow the search.` : `${v.count} icons`)),
    unknown: "No icon has this name.",
  },
};
