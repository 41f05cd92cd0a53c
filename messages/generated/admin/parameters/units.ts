/** Texts of `admin/parameters/units`, made by `npm run generate` from `messages/<lang>/admin/parameters/units.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  on: string;
  off: string;
  units: {
    px: string;
    "%": string;
    pt: string;
    bottles: string;
    pieces: string;
    days: string;
    months: string;
    years: string;
    hours: string;
    "em/100": string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    on: "Oui",
    off: "Non",
    units: {
      px: "px",
      "%": "%",
      pt: "pt",
      bottles: "bouteilles",
      pieces: "exemplaires",
      days: "jours",
      months: "mois",
      years: "ans",
      hours: "h",
      "em/100": "em/100",
    },
  },
  en: {
    on: "Yes",
    off: "No",
    units: {
      px: "px",
      "%": "%",
      pt: "pt",
      bottles: "bottles",
      pieces: "items",
      days: "days",
      months: "months",
      years: "years",
      hours: "h",
      "em/100": "em/100",
    },
  },
};
