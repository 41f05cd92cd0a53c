/** Texts of `registry/buying/calendars/month-grid`, made by `npm run generate` from `messages/<lang>/registry/buying/calendars/month-grid.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  previousMonth: string;
  nextMonth: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    previousMonth: "Mois précédent",
    nextMonth: "Mois suivant",
  },
  en: {
    previousMonth: "Previous month",
    nextMonth: "Next month",
  },
};
