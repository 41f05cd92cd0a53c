import type { DocumentDifference } from '#domain/document/difference.ts';
import type { DocumentVersion } from '#schemas/edited-document.ts';

const versionKindsFr: Record<DocumentVersion['kind'], string> = {
  found: 'Avant l’éditeur (site d’origine ou import)',
  saved: 'Brouillon gardé',
  published: 'Publication',
  undone: 'Publication annulée',
  discarded: 'Brouillon abandonné',
};
const versionKindsEn: Record<DocumentVersion['kind'], string> = {
  found: 'Before the editor (original site or import)',
  saved: 'Draft kept',
  published: 'Publication',
  undone: 'Publication undone',
  discarded: 'Draft dropped',
};
const differencesFr: Record<DocumentDifference['kind'], string> = {
  added: 'Ajouté',
  removed: 'Retiré',
  moved: 'Déplacé',
  changed: 'Modifié',
  'layout-added': 'Section ajoutée',
  'layout-removed': 'Section retirée',
  'layout-moved': 'Section déplacée',
  'layout-renamed': 'Section renommée',
};
const differencesEn: Record<DocumentDifference['kind'], string> = {
  added: 'Added',
  removed: 'Removed',
  moved: 'Moved',
  changed: 'Changed',
  'layout-added': 'Section added',
  'layout-removed': 'Section removed',
  'layout-moved': 'Section moved',
  'layout-renamed': 'Section renamed',
};

const fr = {
  conflictTitle: 'Quelqu’un d’autre a enregistré',
  conflict: (name: string | null, time: string | null) =>
    `${name ?? 'Une autre personne'} a enregistré ce document${time ? ` le ${time}` : ''}. Ce qui a changé :`,
  conflictHint: 'Quel que soit le choix, « Annuler » revient en arrière.',
  collision: 'Écrit par vous deux : « Garder les deux » y garde votre texte',
  keepBoth: 'Garder les deux',
  keepMine: 'Garder mon travail seul',
  keepTheirs: 'Prendre l’autre version',
  noDifference: 'Aucune différence.',
  difference: (kind: DocumentDifference['kind'], name: string) => `${differencesFr[kind]} : ${name}`,
  sectionNumber: (id: number) => `n° ${id}`,
  moreDifferences: (count: number) => `et ${count} autres`,
  overwritten: (name: string | null, what: string) => `${name ?? 'Une autre personne'} a changé après vous : ${what}.`,
  parts: { visible: 'conditions', hiddenOn: 'écrans', bind: 'champs reliés', texts: 'autres langues' },
  noVersion: 'Pas encore de version : la première vient avec la première modification, et garde l’état d’avant.',
  versionsFailed: 'Les versions ne se chargent pas.',
  chooseVersion: 'Choisissez une version pour la comparer.',
  versionKinds: versionKindsFr,
  newer: 'Plus récentes',
  older: 'Plus anciennes',
  thatVersion: 'Cette version',
  present: 'Maintenant',
  differences: 'Ce qui a changé depuis',
  restore: 'Reprendre cette version',
};

const en: typeof fr = {
  conflictTitle: 'Somebody else saved',
  conflict: (name, time) => `${name ?? 'Another person'} saved this document${time ? ` on ${time}` : ''}. What changed:`,
  conflictHint: 'Whatever you choose, “Undo” goes back.',
  collision: 'Written by both of you: “Keep both” keeps your text there',
  keepBoth: 'Keep both',
  keepMine: 'Keep my work alone',
  keepTheirs: 'Take the other version',
  noDifference: 'No difference.',
  difference: (kind, name) => `${differencesEn[kind]}: ${name}`,
  sectionNumber: (id) => `no. ${id}`,
  moreDifferences: (count) => `and ${count} more`,
  overwritten: (name, what) => `${name ?? 'Another person'} changed after you: ${what}.`,
  parts: { visible: 'conditions', hiddenOn: 'screens', bind: 'bound fields', texts: 'other languages' },
  noVersion: 'No version yet: the first comes with the first change, and keeps what was there before.',
  versionsFailed: 'The versions do not load.',
  chooseVersion: 'Choose a version to compare it.',
  versionKinds: versionKindsEn,
  newer: 'Newer',
  older: 'Older',
  thatVersion: 'This version',
  present: 'Now',
  differences: 'What changed since',
  restore: 'Take this version up again',
};

/** Words about versions of a document, what differs between two, and which of two people is right. */
export const versionMessages = { fr, en };
