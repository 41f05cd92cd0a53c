/** Texts of `admin/parameters/dialogs`, made by `npm run generate` from `messages/<lang>/admin/parameters/dialogs.json`. */
import type { Lang } from '../../../languages.ts';
import { counted, formatNumber } from '../../../plural.ts';

export type Messages = {
  close: string;
  cancel: string;
  unset: string;
  empty: string;
  before: string;
  after: string;
  presets: string;
  presetsHelp: string;
  presetSample: string;
  presetText: string;
  presetButton: string;
  applied: (v: { name: string | number }) => string;
  history: string;
  noVersion: string;
  loading: string;
  failed: string;
  retry: string;
  version: (v: { version: string | number }) => string;
  current: string;
  byWhom: (v: { when: string | number; who: string | null }) => string;
  keys: (v: { count: number }) => string;
  show: string;
  showOf: (v: { version: string | number }) => string;
  hide: string;
  hideOf: (v: { version: string | number }) => string;
  restore: string;
  restoreOf: (v: { version: string | number }) => string;
  restoreSure: (v: { version: string | number }) => string;
  restoreYes: (v: { version: string | number }) => string;
  newer: string;
  older: string;
  import: string;
  importHelp: string;
  file: string;
  wholeSet: string;
  checking: string;
  notChecked: string;
  bad: {
    size: string;
    json: string;
    shape: string;
    format: string;
    values: (v: { key: string | number }) => string;
    keys: (v: { key: string | number }) => string;
  };
  wouldChange: (v: { count: number }) => string;
  wouldRefuse: (v: { count: number }) => string;
  reasons: {
    unknown: string;
    "not-boolean": string;
    "not-number": string;
    constraint: string;
  };
  apply: string;
  applySave: string;
  importApplied: string;
  conflict: string;
  conflictBy: (v: { when: string | number; who: string | null }) => string;
  conflictBoth: (v: { count: number }) => string;
  conflictTheirs: (v: { count: number }) => string;
  mine: string;
  theirs: string;
  keepMine: string;
  takeTheirs: string;
  saveChoice: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    close: "Fermer",
    cancel: "Annuler",
    unset: "défaut",
    empty: "vide",
    before: "Avant :",
    after: "Après :",
    presets: "Préréglages",
    presetsHelp: "Un préréglage change les couleurs, les polices et la mise en page de votre brouillon. Rien n’est enregistré, et « Annuler » revient en arrière.",
    presetSample: "Nouveautés",
    presetText: "Choisies une à une",
    presetButton: "Voir",
    applied: (v) => `Préréglage « ${v.name} » appliqué au brouillon`,
    history: "Historique",
    noVersion: "Aucun enregistrement pour l’instant.",
    loading: "Chargement",
    failed: "L’historique ne se charge pas.",
    retry: "Réessayer",
    version: (v) => `Version ${v.version}`,
    current: "Actuelle",
    byWhom: (v) => `${v.when}, ${(!v.who ? "à l’import du site" : `par ${v.who}`)}`,
    keys: (v) => counted("fr", v.count, { one: "# réglage", other: "# réglages" }),
    show: "Voir les différences",
    showOf: (v) => `Voir les différences de la version ${v.version}`,
    hide: "Masquer",
    hideOf: (v) => `Masquer les différences de la version ${v.version}`,
    restore: "Rétablir",
    restoreOf: (v) => `Rétablir la version ${v.version}`,
    restoreSure: (v) => `Rétablir la version ${v.version} ? Ses valeurs deviennent une nouvelle version ; vos modifications non enregistrées sont abandonnées. « Annuler » les ramène.`,
    restoreYes: (v) => `Oui, rétablir la version ${v.version}`,
    newer: "Plus récentes",
    older: "Plus anciennes",
    import: "Importer des réglages",
    importHelp: "Choisissez un fichier exporté d’ici ou d’un autre site. Rien n’est appliqué avant que vous ayez vu ce qui changerait.",
    file: "Fichier JSON",
    wholeSet: "Remettre au défaut ce que le fichier ne contient pas",
    checking: "Vérification",
    notChecked: "La vérification n’a pas abouti.",
    bad: {
      size: "Ce fichier est trop gros : 2 Mo au plus.",
      json: "Ce fichier n’est pas du JSON.",
      shape: "Ce fichier n’est pas un export de réglages : il lui faut « format » et « values ».",
      format: "Ce format d’export n’est pas connu de cette version du programme.",
      values: (v) => `La valeur de « ${v.key} » n’est pas un texte.`,
      keys: (v) => `« ${v.key} » n’est pas un nom de réglage.`,
    },
    wouldChange: (v) => (v.count === 0 ? "Rien ne changerait." : counted("fr", v.count, { one: "# réglage changerait", other: "# réglages changeraient" })),
    wouldRefuse: (v) => counted("fr", v.count, { one: "# valeur sans effet ou refusée", other: "# valeurs sans effet ou refusées" }),
    reasons: {
      unknown: "réglage inconnu, gardé tel quel",
      "not-boolean": "ni oui ni non",
      "not-number": "pas un nombre",
      constraint: "valeur non permise",
    },
    apply: "Appliquer au brouillon",
    applySave: "Appliquer et enregistrer",
    importApplied: "Import appliqué au brouillon",
    conflict: "Quelqu’un d’autre a enregistré entre-temps",
    conflictBy: (v) => `${(!v.who ? "Quelqu’un" : `${v.who}`)} a enregistré les réglages ${v.when}.`,
    conflictBoth: (v) => (v.count === 0 ? "Vos modifications portent sur d’autres réglages : les deux peuvent être gardées." : (v.count === 1 ? "Vous avez tous deux modifié ce réglage : choisissez." : `Vous avez tous deux modifié ces ${formatNumber("fr", v.count)} réglages : choisissez.`)),
    conflictTheirs: (v) => counted("fr", v.count, { one: "# autre réglage de leur enregistrement est gardé", other: "# autres réglages de leur enregistrement sont gardés" }),
    mine: "Le mien",
    theirs: "Le leur",
    keepMine: "Tout garder des miens",
    takeTheirs: "Tout prendre des leurs",
    saveChoice: "Enregistrer ce choix",
  },
  en: {
    close: "Close",
    cancel: "Cancel",
    unset: "default",
    empty: "empty",
    before: "Before:",
    after: "After:",
    presets: "Presets",
    presetsHelp: "A preset changes the colours, fonts and layout of your draft. Nothing is saved, and “Undo” goes back.",
    presetSample: "New in",
    presetText: "Chosen one by one",
    presetButton: "See",
    applied: (v) => `Preset “${v.name}” applied to the draft`,
    history: "History",
    noVersion: "Nothing was saved yet.",
    loading: "Loading",
    failed: "The history does not load.",
    retry: "Try again",
    version: (v) => `Version ${v.version}`,
    current: "Current",
    byWhom: (v) => `${v.when}, ${(!v.who ? "when the site was imported" : `by ${v.who}`)}`,
    keys: (v) => counted("en", v.count, { one: "# setting", other: "# settings" }),
    show: "See the differences",
    showOf: (v) => `See the differences of version ${v.version}`,
    hide: "Hide",
    hideOf: (v) => `Hide the differences of version ${v.version}`,
    restore: "Restore",
    restoreOf: (v) => `Restore version ${v.version}`,
    restoreSure: (v) => `Restore version ${v.version}? Its values become a new version; your unsaved changes are dropped. “Undo” brings them back.`,
    restoreYes: (v) => `Yes, restore version ${v.version}`,
    newer: "Newer",
    older: "Older",
    import: "Import settings",
    importHelp: "Choose a file exported here or from another site. Nothing is applied before you have seen what would change.",
    file: "JSON file",
    wholeSet: "Put back to the default what the file does not hold",
    checking: "Checking",
    notChecked: "The check did not succeed.",
    bad: {
      size: "This file is too large: at most 2 MB.",
      json: "This file is not JSON.",
      shape: "This file is no export of settings: it needs “format” and “values”.",
      format: "This version of the program does not know this export format.",
      values: (v) => `The value of “${v.key}” is not a text.`,
      keys: (v) => `“${v.key}” is not the name of a setting.`,
    },
    wouldChange: (v) => (v.count === 0 ? "Nothing would change." : counted("en", v.count, { one: "# setting would change", other: "# settings would change" })),
    wouldRefuse: (v) => counted("en", v.count, { one: "# value without effect or refused", other: "# values without effect or refused" }),
    reasons: {
      unknown: "unknown setting, kept as it is",
      "not-boolean": "neither yes nor no",
      "not-number": "not a number",
      constraint: "value not allowed",
    },
    apply: "Apply to the draft",
    applySave: "Apply and save",
    importApplied: "Import applied to the draft",
    conflict: "Someone else saved meanwhile",
    conflictBy: (v) => `${(!v.who ? "Someone" : `${v.who}`)} saved the settings ${v.when}.`,
    conflictBoth: (v) => (v.count === 0 ? "Your changes concern other settings: both can be kept." : counted("en", v.count, { one: "You both changed this setting: choose.", other: "You both changed these # settings: choose." })),
    conflictTheirs: (v) => counted("en", v.count, { one: "# other setting of their save is kept", other: "# other settings of their save are kept" }),
    mine: "Mine",
    theirs: "Theirs",
    keepMine: "Keep all of mine",
    takeTheirs: "Take all of theirs",
    saveChoice: "Save this choice",
  },
};
