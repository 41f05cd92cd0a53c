/** Texts of `admin/entries`, made by `npm run generate` from `messages/<lang>/admin/entries.json`. */
import type { Lang } from '../../languages.ts';
import { counted, formatNumber, plural } from '../../plural.ts';

export type Messages = {
  loading: string;
  failed: string;
  retry: string;
  missing: string;
  toList: string;
  keyFixed: (v: { key: string | number; label: string | number }) => string;
  save: string;
  create: string;
  saved: string;
  created: string;
  merged: string;
  isSaved: string;
  isUnsaved: string;
  savedBy: (v: { moment: string | number; name: string | null }) => string;
  toFix: (v: { count: number }) => string;
  draftFound: (v: { moment: string | number }) => string;
  draftDrop: string;
  versions: string;
  seeInShop: string;
  duplicate: string;
  remove: string;
  copyOf: (v: { title: string | number }) => string;
  removeAsk: (v: { name: string | number }) => string;
  removeText: (v: { days: string | number }) => string;
  inUse: string;
  usedBy: (v: { kind: string | number; title: string | number }) => string;
  undone: (v: { count: number }) => string;
  undo: string;
  dismiss: string;
  deletedNotice: (v: { count: number; name: string | number }) => string;
  trash: string;
  trashText: (v: { days: string | number }) => string;
  trashEmpty: string;
  trashFailed: string;
  restore: string;
  restoreOne: (v: { name: string | number }) => string;
  deletedAt: (v: { moment: string | number; name: string | null }) => string;
  close: string;
  older: string;
  newer: string;
  conflict: {
    title: string;
    text: (v: { moment: string | number; name: string | null }) => string;
    mine: string;
    theirs: string;
    allMine: string;
    allTheirs: string;
    save: string;
    cancel: string;
    goneTitle: string;
    goneText: (v: { moment: string | number; name: string | null }) => string;
    recreate: string;
  };
  leave: {
    title: string;
    text: string;
    stay: string;
    go: string;
  };
  version: {
    number: (v: { version: string | number }) => string;
    how: {
      found: string;
      created: string;
      saved: string;
      deleted: string;
      restored: string;
    };
    by: (v: { moment: string | number; name: string | null }) => string;
    none: string;
    failed: string;
    choose: string;
    changes: string;
    toRestore: string;
    nothing: string;
    restore: string;
    restored: (v: { version: string | number }) => string;
    refused: string;
    unsaved: string;
  };
  change: {
    set: (v: { label: string | number }) => string;
    added: (v: { label: string | number }) => string;
    removed: (v: { label: string | number }) => string;
    moved: (v: { label: string | number }) => string;
    before: string;
    after: string;
    all: string;
  };
  value: {
    none: string;
    yes: string;
    no: string;
    items: (v: { count: number }) => string;
    inLanguage: (v: { label: string | number; language: string | number }) => string;
  };
  bulk: {
    delete: string;
    deleteAsk: string;
    deleteText: (v: { days: string | number }) => string;
    deleted: (v: { count: number }) => string;
    duplicate: string;
    duplicateAsk: string;
    duplicateText: string;
    duplicated: (v: { count: number }) => string;
    set: string;
    setAsk: string;
    setField: string;
    setDone: (v: { count: number }) => string;
  };
  filter: {
    every: (v: { label: string | number }) => string;
    yes: string;
    no: string;
    past: string;
    future: string;
  };
  ownOrder: string;
  rule: {
    form: string;
    number: string;
    tooFew: (v: { min: number }) => string;
    tooMany: (v: { max: number }) => string;
    tooShort: (v: { min: number }) => string;
    tooSmall: (v: { min: number }) => string;
    tooBig: (v: { max: number }) => string;
    date: string;
  };
  useKinds: {
    page: string;
    component: string;
    "relay point": string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    loading: "Chargement",
    failed: "La fiche ne se charge pas.",
    retry: "Réessayer",
    missing: "Cette fiche n’existe pas, ou n’existe plus.",
    toList: "Retour à la liste",
    keyFixed: (v) => `${v.label} : ${v.key}`,
    save: "Enregistrer",
    create: "Créer",
    saved: "La fiche est enregistrée.",
    created: "La fiche est créée.",
    merged: "La fiche est enregistrée, avec ce que quelqu’un d’autre avait changé entre-temps.",
    isSaved: "Tout est enregistré",
    isUnsaved: "Modifications non enregistrées",
    savedBy: (v) => (!v.name ? `Enregistrée le ${v.moment}` : `Enregistrée par ${v.name} le ${v.moment}`),
    toFix: (v) => counted("fr", v.count, { one: "Un champ est à corriger", other: "# champs sont à corriger" }),
    draftFound: (v) => `Vos modifications non enregistrées du ${v.moment} ont été retrouvées.`,
    draftDrop: "Les abandonner",
    versions: "Versions",
    seeInShop: "Voir dans la boutique",
    duplicate: "Dupliquer",
    remove: "Supprimer",
    copyOf: (v) => `${v.title} (copie)`,
    removeAsk: (v) => `Supprimer « ${v.name} » ?`,
    removeText: (v) => `Vous pourrez rétablir la fiche pendant ${v.days} jours.`,
    inUse: "La fiche est encore nommée ailleurs : retirez-la d’abord de là.",
    usedBy: (v) => `${v.kind} : ${v.title}`,
    undone: (v) => counted("fr", v.count, { one: "La fiche est rétablie.", other: "# fiches sont rétablies." }),
    undo: "Annuler la suppression",
    dismiss: "Masquer ce message",
    deletedNotice: (v) => plural("fr", v.count, { one: `« ${v.name} » est supprimé.`, other: `${formatNumber("fr", v.count)} fiches sont supprimées.` }),
    trash: "Supprimés récemment",
    trashText: (v) => `Ce qui a été supprimé se rétablit pendant ${v.days} jours.`,
    trashEmpty: "Rien n’a été supprimé récemment.",
    trashFailed: "La liste ne se charge pas.",
    restore: "Rétablir",
    restoreOne: (v) => `Rétablir ${v.name}`,
    deletedAt: (v) => (!v.name ? `Dernière version du ${v.moment}` : `Supprimé par ${v.name}, dernière version du ${v.moment}`),
    close: "Fermer",
    older: "Plus anciennes",
    newer: "Plus récentes",
    conflict: {
      title: "Cette fiche a changé entre-temps",
      text: (v) => `${(!v.name ? "Elle a été enregistrée entre-temps." : `${v.name} l’a enregistrée le ${v.moment}.`)} Là où vous avez changé des choses différentes, les deux restent. Ici, choisissez :`,
      mine: "Votre version",
      theirs: "L’autre version",
      allMine: "Garder partout la mienne",
      allTheirs: "Garder partout l’autre",
      save: "Enregistrer avec ces choix",
      cancel: "Revenir à la fiche",
      goneTitle: "Cette fiche a été supprimée entre-temps",
      goneText: (v) => `${(!v.name ? "Elle n’existe plus." : `${v.name} l’a supprimée le ${v.moment}.`)} Vous pouvez la créer à nouveau avec ce que vous avez écrit.`,
      recreate: "La créer à nouveau",
    },
    leave: {
      title: "Quitter sans enregistrer ?",
      text: "Cette fiche a des modifications qui ne sont pas enregistrées.",
      stay: "Rester",
      go: "Quitter sans enregistrer",
    },
    version: {
      number: (v) => `Version ${v.version}`,
      how: {
        found: "Trouvée ainsi",
        created: "Création",
        saved: "Modification",
        deleted: "Suppression",
        restored: "Rétablissement",
      },
      by: (v) => (!v.name ? `${v.moment}` : `${v.moment} · ${v.name}`),
      none: "Il n’y a pas encore de version : la première s’écrit au prochain enregistrement.",
      failed: "Les versions ne se chargent pas.",
      choose: "Choisissez une version pour voir ce qu’elle a changé.",
      changes: "Ce que cette version a changé",
      toRestore: "Ce que la rétablir changerait",
      nothing: "Rien.",
      restore: "Rétablir cette version",
      restored: (v) => `La version ${v.version} est rétablie.`,
      refused: "Cette version ne peut plus être rétablie telle quelle :",
      unsaved: "Enregistrez ou abandonnez d’abord vos modifications.",
    },
    change: {
      set: (v) => `${v.label}`,
      added: (v) => `${v.label} : ajout`,
      removed: (v) => `${v.label} : retrait`,
      moved: (v) => `${v.label} : ordre`,
      before: "Avant",
      after: "Après",
      all: "Toute la fiche",
    },
    value: {
      none: "vide",
      yes: "oui",
      no: "non",
      items: (v) => counted("fr", v.count, { one: "# élément", other: "# éléments" }),
      inLanguage: (v) => `${v.label} (${v.language})`,
    },
    bulk: {
      delete: "Supprimer",
      deleteAsk: "Supprimer la sélection ?",
      deleteText: (v) => `Vous pourrez rétablir ces fiches pendant ${v.days} jours. Celles qui sont encore nommées ailleurs restent.`,
      deleted: (v) => counted("fr", v.count, { one: "Une fiche est supprimée.", other: "# fiches sont supprimées." }),
      duplicate: "Dupliquer",
      duplicateAsk: "Dupliquer la sélection ?",
      duplicateText: "Chaque copie reçoit un nom à elle, et vaut tout de suite : ce qui est publié l’est aussi.",
      duplicated: (v) => counted("fr", v.count, { one: "Une copie est créée.", other: "# copies sont créées." }),
      set: "Modifier",
      setAsk: "Modifier la sélection",
      setField: "Champ",
      setDone: (v) => counted("fr", v.count, { one: "Une fiche est modifiée.", other: "# fiches sont modifiées." }),
    },
    filter: {
      every: (v) => `${v.label} : tout`,
      yes: "Oui",
      no: "Non",
      past: "Passé",
      future: "À venir",
    },
    ownOrder: "Ordre du site",
    rule: {
      form: "Ce n’est pas sous la forme attendue.",
      number: "Écrivez un nombre.",
      tooFew: (v) => counted("fr", v.min, { one: "Il en faut au moins un.", other: "Il en faut au moins #." }),
      tooMany: (v) => counted("fr", v.max, { one: "Un seul au plus.", other: "# au plus." }),
      tooShort: (v) => counted("fr", v.min, { one: "Écrivez au moins # caractère.", other: "Écrivez au moins # caractères." }),
      tooSmall: (v) => `Au moins ${formatNumber("fr", v.min)}.`,
      tooBig: (v) => `Au plus ${formatNumber("fr", v.max)}.`,
      date: "Choisissez une date.",
    },
    useKinds: {
      page: "Page",
      component: "Composant partagé",
      "relay point": "Point relais",
    },
  },
  en: {
    loading: "Loading",
    failed: "The entry does not load.",
    retry: "Try again",
    missing: "There is no such entry, or no longer.",
    toList: "Back to the list",
    keyFixed: (v) => `${v.label}: ${v.key}`,
    save: "Save",
    create: "Create",
    saved: "The entry is saved.",
    created: "The entry is created.",
    merged: "The entry is saved, with what somebody else had changed meanwhile.",
    isSaved: "Everything is saved",
    isUnsaved: "Unsaved changes",
    savedBy: (v) => (!v.name ? `Saved on ${v.moment}` : `Saved by ${v.name} on ${v.moment}`),
    toFix: (v) => counted("en", v.count, { one: "One field needs a correction", other: "# fields need a correction" }),
    draftFound: (v) => `Your unsaved changes of ${v.moment} have been found again.`,
    draftDrop: "Discard them",
    versions: "Versions",
    seeInShop: "See in the shop",
    duplicate: "Duplicate",
    remove: "Delete",
    copyOf: (v) => `${v.title} (copy)`,
    removeAsk: (v) => `Delete “${v.name}”?`,
    removeText: (v) => `You can bring the entry back for ${v.days} days.`,
    inUse: "The entry is still named elsewhere: take it out there first.",
    usedBy: (v) => `${v.kind}: ${v.title}`,
    undone: (v) => counted("en", v.count, { one: "The entry is back.", other: "# entries are back." }),
    undo: "Undo the deletion",
    dismiss: "Hide this message",
    deletedNotice: (v) => plural("en", v.count, { one: `“${v.name}” is deleted.`, other: `${formatNumber("en", v.count)} entries are deleted.` }),
    trash: "Recently deleted",
    trashText: (v) => `What was deleted can be brought back for ${v.days} days.`,
    trashEmpty: "Nothing was deleted recently.",
    trashFailed: "The list does not load.",
    restore: "Bring back",
    restoreOne: (v) => `Bring ${v.name} back`,
    deletedAt: (v) => (!v.name ? `Last version of ${v.moment}` : `Deleted by ${v.name}, last version of ${v.moment}`),
    close: "Close",
    older: "Older",
    newer: "Newer",
    conflict: {
      title: "This entry has changed meanwhile",
      text: (v) => `${(!v.name ? "It was saved meanwhile." : `${v.name} saved it on ${v.moment}.`)} Where you changed different things, both stay. Here, choose:`,
      mine: "Your version",
      theirs: "The other version",
      allMine: "Keep mine everywhere",
      allTheirs: "Keep the other everywhere",
      save: "Save with these choices",
      cancel: "Back to the entry",
      goneTitle: "This entry was deleted meanwhile",
      goneText: (v) => `${(!v.name ? "It is gone." : `${v.name} deleted it on ${v.moment}.`)} You can create it again with what you have written.`,
      recreate: "Create it again",
    },
    leave: {
      title: "Leave without saving?",
      text: "This entry has changes that are not saved.",
      stay: "Stay",
      go: "Leave without saving",
    },
    version: {
      number: (v) => `Version ${v.version}`,
      how: {
        found: "Found like this",
        created: "Creation",
        saved: "Change",
        deleted: "Deletion",
        restored: "Restoration",
      },
      by: (v) => (!v.name ? `${v.moment}` : `${v.moment} · ${v.name}`),
      none: "There is no version yet: the first is written when you save next.",
      failed: "The versions do not load.",
      choose: "Choose a version to see what it changed.",
      changes: "What this version changed",
      toRestore: "What restoring it would change",
      nothing: "Nothing.",
      restore: "Restore this version",
      restored: (v) => `Version ${v.version} is restored.`,
      refused: "This version cannot be restored as it was any more:",
      unsaved: "Save or discard your changes first.",
    },
    change: {
      set: (v) => `${v.label}`,
      added: (v) => `${v.label}: added`,
      removed: (v) => `${v.label}: removed`,
      moved: (v) => `${v.label}: order`,
      before: "Before",
      after: "After",
      all: "The whole entry",
    },
    value: {
      none: "empty",
      yes: "yes",
      no: "no",
      items: (v) => counted("en", v.count, { one: "# item", other: "# items" }),
      inLanguage: (v) => `${v.label} (${v.language})`,
    },
    bulk: {
      delete: "Delete",
      deleteAsk: "Delete the selection?",
      deleteText: (v) => `You can bring these entries back for ${v.days} days. Those that are still named elsewhere stay.`,
      deleted: (v) => counted("en", v.count, { one: "One entry is deleted.", other: "# entries are deleted." }),
      duplicate: "Duplicate",
      duplicateAsk: "Duplicate the selection?",
      duplicateText: "Each copy gets a name of its own, and counts at once: what is published is published too.",
      duplicated: (v) => counted("en", v.count, { one: "One copy is made.", other: "# copies are made." }),
      set: "Change",
      setAsk: "Change the selection",
      setField: "Field",
      setDone: (v) => counted("en", v.count, { one: "One entry is changed.", other: "# entries are changed." }),
    },
    filter: {
      every: (v) => `${v.label}: all`,
      yes: "Yes",
      no: "No",
      past: "Past",
      future: "To come",
    },
    ownOrder: "Order of the site",
    rule: {
      form: "This is not of the expected form.",
      number: "Write a number.",
      tooFew: (v) => counted("en", v.min, { one: "At least one is needed.", other: "At least # are needed." }),
      tooMany: (v) => counted("en", v.max, { one: "One at most.", other: "# at most." }),
      tooShort: (v) => counted("en", v.min, { one: "Write at least # character.", other: "Write at least # characters." }),
      tooSmall: (v) => `At least ${formatNumber("en", v.min)}.`,
      tooBig: (v) => `At most ${formatNumber("en", v.max)}.`,
      date: "Choose a date.",
    },
    useKinds: {
      page: "Page",
      component: "Shared component",
      "relay point": "Relay point",
    },
  },
};
