/** Texts of `registry/content/publishing/service`, made by `npm run generate` from `messages/<lang>/registry/content/publishing/service.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  from: string;
  onRequest: string;
  included: string;
  minutes: (v: { minutes: string | number }) => string;
  hours: (v: { hours: string | number }) => string;
  hoursAndMinutes: (v: { hours: string | number; minutes: string | number }) => string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    from: "dès",
    onRequest: "Sur devis",
    included: "Compris",
    minutes: (v) => `${v.minutes} min`,
    hours: (v) => `${v.hours} h`,
    hoursAndMinutes: (v) => `${v.hours} h ${v.minutes}`,
  },
  en: {
    from: "from",
    onRequest: "Price on request",
    included: "Included",
    minutes: (v) => `${v.minutes} min`,
    hours: (v) => `${v.hours} h`,
    hoursAndMinutes: (v) => `${v.hours} h ${v.minutes} min`,
  },
};
