/** Texts of `registry/content/company/opening-hours`, made by `npm run generate` from `messages/<lang>/registry/content/company/opening-hours.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  closed: string;
  fullHour: (v: { hour: string | number }) => string;
  time: (v: { hour: string | number; minute: string | number }) => string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    closed: "Fermé",
    fullHour: (v) => `${v.hour} h`,
    time: (v) => `${v.hour} h ${v.minute}`,
  },
  en: {
    closed: "Closed",
    fullHour: (v) => `${v.hour}:00`,
    time: (v) => `${v.hour}:${v.minute}`,
  },
};
