/** Texts of `admin/parameters`, made by `npm run generate` from `messages/<lang>/admin/parameters.json`. */
import type { Lang } from '../../languages.ts';
import { counted, formatNumber } from '../../plural.ts';

export type Messages = {
  title: string;
  loading: string;
  unknown: string;
  retry: string;
  search: string;
  groups: string;
  everything: string;
  found: (v: { count: number }) => string;
  changedIn: (v: { count: number }) => string;
  views: string;
  viewGroups: string;
  viewFields: string;
  viewPreview: string;
  unsaved: (v: { count: number }) => string;
  undo: string;
  redo: string;
  discard: string;
  save: string;
  saving: string;
  saved: string;
  savedOutdated: (v: { count: number }) => string;
  outdated: (v: { count: number }) => string;
  outdatedHelp: string;
  refused: (v: { count: number }) => string;
  refusedByServer: string;
  savedBy: (v: { when: string | number; who: string | null }) => string;
  presets: string;
  history: string;
  export: string;
  import: string;
  exported: string;
  issues: (v: { count: number }) => string;
  issuesHelp: string;
  unknownKeys: (v: { count: number }) => string;
  unknownHelp: string;
  forget: (v: { key: string | number }) => string;
  resize: string;
  toasts: string;
  dismiss: string;
  technicalNames: string;
  untranslated: (v: { count: number }) => string;
  untranslatedHelp: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Réglages",
    loading: "Chargement des réglages",
    unknown: "Les réglages ne se chargent pas.",
    retry: "Réessayer",
    search: "Chercher un réglage",
    groups: "Groupes de réglages",
    everything: "Résultats",
    found: (v) => (v.count === 0 ? "Aucun réglage ne correspond." : counted("fr", v.count, { one: "# réglage", other: "# réglages" })),
    changedIn: (v) => counted("fr", v.count, { one: "# modifié", other: "# modifiés" }),
    views: "Vues",
    viewGroups: "Groupes",
    viewFields: "Réglages",
    viewPreview: "Aperçu",
    unsaved: (v) => (v.count === 0 ? "Tout est enregistré" : counted("fr", v.count, { one: "# modification non enregistrée", other: "# modifications non enregistrées" })),
    undo: "Annuler",
    redo: "Rétablir",
    discard: "Tout abandonner",
    save: "Enregistrer",
    saving: "Enregistrement",
    saved: "Réglages enregistrés",
    savedOutdated: (v) => (v.count === 1 ? "Dans une autre langue, l’ancien texte reste affiché." : `Dans une autre langue, ${formatNumber("fr", v.count)} anciens textes restent affichés.`),
    outdated: (v) => (v.count === 1 ? "1 traduction à revoir" : `${formatNumber("fr", v.count)} traductions à revoir`),
    outdatedHelp: "Le texte du site a changé, pas celui de l’autre langue. Cliquez pour le voir.",
    refused: (v) => counted("fr", v.count, { one: "# valeur à corriger avant d’enregistrer", other: "# valeurs à corriger avant d’enregistrer" }),
    refusedByServer: "L’enregistrement a été refusé.",
    savedBy: (v) => (!v.who ? `Dernier enregistrement ${v.when}` : `Dernier enregistrement par ${v.who}, ${v.when}`),
    presets: "Préréglages",
    history: "Historique",
    export: "Exporter",
    import: "Importer",
    exported: "Le fichier est téléchargé.",
    issues: (v) => counted("fr", v.count, { one: "# valeur enregistrée sans effet", other: "# valeurs enregistrées sans effet" }),
    issuesHelp: "Elles ne respectent pas leur règle : le défaut est montré à leur place. Cliquez pour corriger.",
    unknownKeys: (v) => counted("fr", v.count, { one: "# réglage inconnu", other: "# réglages inconnus" }),
    unknownHelp: "Ce programme ne les connaît pas ; ils restent enregistrés, sans effet.",
    forget: (v) => `Retirer ${v.key}`,
    resize: "Largeur de l’aperçu",
    toasts: "Messages des réglages",
    dismiss: "Fermer le message",
    technicalNames: "Noms techniques",
    untranslated: (v) => (v.count === 1 ? "1 texte non traduit" : `${formatNumber("fr", v.count)} textes non traduits`),
    untranslatedHelp: "L’autre langue montre les mots de la langue du site. Cliquez pour traduire.",
  },
  en: {
    title: "Settings",
    loading: "Loading the settings",
    unknown: "The settings do not load.",
    retry: "Try again",
    search: "Search the settings",
    groups: "Groups of settings",
    everything: "Results",
    found: (v) => (v.count === 0 ? "No setting matches." : counted("en", v.count, { one: "# setting", other: "# settings" })),
    changedIn: (v) => `${v.count} changed`,
    views: "Views",
    viewGroups: "Groups",
    viewFields: "Settings",
    viewPreview: "Preview",
    unsaved: (v) => (v.count === 0 ? "Everything is saved" : counted("en", v.count, { one: "# unsaved change", other: "# unsaved changes" })),
    undo: "Undo",
    redo: "Redo",
    discard: "Discard all",
    save: "Save",
    saving: "Saving",
    saved: "Settings saved",
    savedOutdated: (v) => counted("en", v.count, { one: "In another language the old text still shows.", other: "In another language # old texts still show." }),
    outdated: (v) => counted("en", v.count, { one: "1 translation to look at", other: "# translations to look at" }),
    outdatedHelp: "The site’s text has changed, that of the other language has not. Click to see it.",
    refused: (v) => counted("en", v.count, { one: "# value to correct before saving", other: "# values to correct before saving" }),
    refusedByServer: "The save was refused.",
    savedBy: (v) => (!v.who ? `Last saved ${v.when}` : `Last saved by ${v.who}, ${v.when}`),
    presets: "Presets",
    history: "History",
    export: "Export",
    import: "Import",
    exported: "The file is downloaded.",
    issues: (v) => counted("en", v.count, { one: "# stored value without effect", other: "# stored values without effect" }),
    issuesHelp: "They break their rule: the default shows in their place. Click to correct.",
    unknownKeys: (v) => counted("en", v.count, { one: "# unknown setting", other: "# unknown settings" }),
    unknownHelp: "This program does not know them; they stay stored, without effect.",
    forget: (v) => `Remove ${v.key}`,
    resize: "Width of the preview",
    toasts: "Messages of the settings",
    dismiss: "Close the message",
    technicalNames: "Technical names",
    untranslated: (v) => (v.count === 1 ? "1 text not translated" : `${formatNumber("en", v.count)} texts not translated`),
    untranslatedHelp: "The other language shows the words of the site’s own. Click to translate.",
  },
};
