/** Texts of `admin/parameters/controls`, made by `npm run generate` from `messages/<lang>/admin/parameters/controls.json`. */
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
    hours: string;
    "em/100": string;
  };
  slider: (v: { label: string | number }) => string;
  tabNote: string;
  closed: string;
  open: string;
  another: string;
  time: {
    from: (v: { label: string | number; row: string | number }) => string;
    to: (v: { label: string | number; row: string | number }) => string;
  };
  removeRange: (v: { label: string | number; row: string | number }) => string;
  openDay: (v: { label: string | number }) => string;
  addRange: (v: { label: string | number }) => string;
  pick: (v: { label: string | number }) => string;
  derived: string;
  clear: string;
  lowContrast: (v: { ratio: string | number }) => string;
  useReadable: string;
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
      hours: "h",
      "em/100": "em/100",
    },
    slider: (v) => `${v.label} : curseur`,
    tabNote: "Tab met en retrait ; Échap puis Tab quitte le champ.",
    closed: "Fermé",
    open: "Ouvrir ce jour",
    another: "Autre plage",
    time: {
      from: (v) => `${v.label}, plage ${v.row}, début`,
      to: (v) => `${v.label}, plage ${v.row}, fin`,
    },
    removeRange: (v) => `Retirer la plage ${v.row} de ${v.label}`,
    openDay: (v) => `Ouvrir ce jour : ${v.label}`,
    addRange: (v) => `Autre plage : ${v.label}`,
    pick: (v) => `${v.label} : choisir dans la palette`,
    derived: "Déduite des autres couleurs",
    clear: "Laisser déduire",
    lowContrast: (v) => `Contraste ${v.ratio}:1 ; il en faut 4,5 pour être lisible.`,
    useReadable: "Prendre une couleur lisible",
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
      hours: "h",
      "em/100": "em/100",
    },
    slider: (v) => `${v.label}: slider`,
    tabNote: "Tab indents; Escape then Tab leaves the field.",
    closed: "Closed",
    open: "Open on this day",
    another: "Another range",
    time: {
      from: (v) => `${v.label}, range ${v.row}, from`,
      to: (v) => `${v.label}, range ${v.row}, to`,
    },
    removeRange: (v) => `Remove range ${v.row} of ${v.label}`,
    openDay: (v) => `Open on this day: ${v.label}`,
    addRange: (v) => `Another range: ${v.label}`,
    pick: (v) => `${v.label}: choose from the palette`,
    derived: "Derived from the other colours",
    clear: "Let it be derived",
    lowContrast: (v) => `Contrast ${v.ratio}:1; readable text needs 4.5.`,
    useReadable: "Use a readable colour",
  },
};
