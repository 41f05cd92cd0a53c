/** Texts of `admin/page-editor/panels/version`, made by `npm run generate` from `messages/<lang>/admin/page-editor/panels/version.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  conflictTitle: string;
  conflict: (v: { name: string | null; time: string | null }) => string;
  conflictHint: string;
  collision: string;
  keepBoth: string;
  keepMine: string;
  keepTheirs: string;
  noDifference: string;
  differenceKinds: {
    added: string;
    removed: string;
    moved: string;
    changed: string;
    "layout-added": string;
    "layout-removed": string;
    "layout-moved": string;
    "layout-renamed": string;
  };
  difference: (v: { kind: string | number; name: string | number }) => string;
  sectionNumber: (v: { id: string | number }) => string;
  moreDifferences: (v: { count: string | number }) => string;
  overwritten: (v: { name: string | null; what: string | number }) => string;
  parts: {
    visible: string;
    hiddenOn: string;
    bind: string;
    texts: string;
  };
  noVersion: string;
  versionsFailed: string;
  chooseVersion: string;
  versionKinds: {
    found: string;
    saved: string;
    published: string;
    undone: string;
    discarded: string;
  };
  newer: string;
  older: string;
  thatVersion: string;
  present: string;
  differences: string;
  restore: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    conflictTitle: "Quelqu’un d’autre a enregistré",
    conflict: (v) => `${(!v.name ? "Une autre personne" : `${v.name}`)} a enregistré ce document${(!v.time ? "" : ` le ${v.time}`)}. Ce qui a changé :`,
    conflictHint: "Quel que soit le choix, « Annuler » revient en arrière.",
    collision: "Écrit par vous deux : « Garder les deux » y garde votre texte",
    keepBoth: "Garder les deux",
    keepMine: "Garder mon travail seul",
    keepTheirs: "Prendre l’autre version",
    noDifference: "Aucune différence.",
    differenceKinds: {
      added: "Ajouté",
      removed: "Retiré",
      moved: "Déplacé",
      changed: "Modifié",
      "layout-added": "Section ajoutée",
      "layout-removed": "Section retirée",
      "layout-moved": "Section déplacée",
      "layout-renamed": "Section renommée",
    },
    difference: (v) => `${v.kind} : ${v.name}`,
    sectionNumber: (v) => `n° ${v.id}`,
    moreDifferences: (v) => `et ${v.count} autres`,
    overwritten: (v) => `${(!v.name ? "Une autre personne" : `${v.name}`)} a changé après vous : ${v.what}.`,
    parts: {
      visible: "conditions",
      hiddenOn: "écrans",
      bind: "champs reliés",
      texts: "autres langues",
    },
    noVersion: "Pas encore de version : la première vient avec la première modification, et garde l’état d’avant.",
    versionsFailed: "Les versions ne se chargent pas.",
    chooseVersion: "Choisissez une version pour la comparer.",
    versionKinds: {
      found: "Avant l’éditeur (site d’origine ou import)",
      saved: "Brouillon gardé",
      published: "Publication",
      undone: "Publication annulée",
      discarded: "Brouillon abandonné",
    },
    newer: "Plus récentes",
    older: "Plus anciennes",
    thatVersion: "Cette version",
    present: "Maintenant",
    differences: "Ce qui a changé depuis",
    restore: "Reprendre cette version",
  },
  en: {
    conflictTitle: "Somebody else saved",
    conflict: (v) => `${(!v.name ? "Another person" : `${v.name}`)} saved this document${(!v.time ? "" : ` on ${v.time}`)}. What changed:`,
    conflictHint: "Whatever you choose, “Undo” goes back.",
    collision: "Written by both of you: “Keep both” keeps your text there",
    keepBoth: "Keep both",
    keepMine: "Keep my work alone",
    keepTheirs: "Take the other version",
    noDifference: "No difference.",
    differenceKinds: {
      added: "Added",
      removed: "Removed",
      moved: "Moved",
      changed: "Changed",
      "layout-added": "Section added",
      "layout-removed": "Section removed",
      "layout-moved": "Section moved",
      "layout-renamed": "Section renamed",
    },
    difference: (v) => `${v.kind}: ${v.name}`,
    sectionNumber: (v) => `no. ${v.id}`,
    moreDifferences: (v) => `and ${v.count} more`,
    overwritten: (v) => `${(!v.name ? "Another person" : `${v.name}`)} changed after you: ${v.what}.`,
    parts: {
      visible: "conditions",
      hiddenOn: "screens",
      bind: "bound fields",
      texts: "other languages",
    },
    noVersion: "No version yet: the first comes with the first change, and keeps what was there before.",
    versionsFailed: "The versions do not load.",
    chooseVersion: "Choose a version to compare it.",
    versionKinds: {
      found: "Before the editor (original site or import)",
      saved: "Draft kept",
      published: "Publication",
      undone: "Publication undone",
      discarded: "Draft dropped",
    },
    newer: "Newer",
    older: "Older",
    thatVersion: "This version",
    present: "Now",
    differences: "What changed since",
    restore: "Take this version up again",
  },
};
