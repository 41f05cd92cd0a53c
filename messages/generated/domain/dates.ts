/** Texts of `domain/dates`, made by `npm run generate` from `messages/<lang>/domain/dates.json`. */
import type { Lang } from '../../languages.ts';
import { counted } from '../../plural.ts';

export type Messages = {
  first: string;
  span: (v: { first: string | number; last: string | number }) => string;
  promise: (v: { days: number }) => string;
  promiseRange: (v: { max: number; min: string | number }) => string;
  wholeHour: (v: { hours: string | number; paddedHours: string | number }) => string;
  hour: (v: { hours: string | number; minutes: string | number; paddedHours: string | number }) => string;
  hours: (v: { from: string | number; to: string | number }) => string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    first: "1er",
    span: (v) => `entre ${v.first} et ${v.last}`,
    promise: (v) => `en ${counted("fr", v.days, { one: "# jour ouvré", other: "# jours ouvrés" })}`,
    promiseRange: (v) => `en ${v.min} à ${counted("fr", v.max, { one: "# jour ouvré", other: "# jours ouvrés" })}`,
    wholeHour: (v) => `${v.hours} h`,
    hour: (v) => `${v.hours} h ${v.minutes}`,
    hours: (v) => `de ${v.from} à ${v.to}`,
  },
  en: {
    first: "1",
    span: (v) => `between ${v.first} and ${v.last}`,
    promise: (v) => `in ${counted("en", v.days, { one: "# working day", other: "# working days" })}`,
    promiseRange: (v) => `in ${v.min} to ${counted("en", v.max, { one: "# working day", other: "# working days" })}`,
    wholeHour: (v) => `${v.paddedHours}:00`,
    hour: (v) => `${v.paddedHours}:${v.minutes}`,
    hours: (v) => `${v.from} to ${v.to}`,
  },
};
