/** Texts of `admin/page-editor`, made by `npm run generate` from `messages/<lang>/admin/page-editor.json`. */
import type { Lang } from '../../languages.ts';
import { counted } from '../../plural.ts';

export type Messages = {
  title: string;
  titleOf: (v: { title: string | number }) => string;
  loading: string;
  unreadable: string;
  retry: string;
  close: string;
  save: string;
  back: string;
  frame: (v: { title: string | number }) => string;
  frameLoading: string;
  frameFailed: string;
  sectionFailed: string;
  notPlaced: string;
  stage: string;
  stageHelp: string;
  outline: string;
  add: string;
  form: string;
  pageView: string;
  views: string;
  emptyPage: string;
  section: string;
  sectionName: string;
  slots: {
    default: string;
    actions: string;
    method: string;
  };
  slot: (v: { name: string | number }) => string;
  limited: string;
  hasIssues: string;
  drag: string;
  dragOf: (v: { name: string | number }) => string;
  selectAround: string;
  moveUp: string;
  moveDown: string;
  duplicate: string;
  delete: string;
  insertBefore: string;
  insertAfter: string;
  searchBlocks: string;
  insertsThere: string;
  insertsWhere: string;
  insertsAfter: string;
  insertsInto: (v: { slot: string | number }) => string;
  insertsBeside: string;
  templates: string;
  noBlock: string;
  categories: {
    text: string;
    media: string;
    layout: string;
    navigation: string;
    shop: string;
    company: string;
    account: string;
    checkout: string;
    chrome: string;
  };
  nothingSelected: string;
  way: string;
  notShown: string;
  unknownBlock: (v: { type: string | number }) => string;
  undo: string;
  redo: string;
  device: string;
  devices: {
    phone: string;
    tablet: string;
    desktop: string;
  };
  language: string;
  versions: string;
  previewLinks: string;
  issues: string;
  issuesCount: (v: { count: string | number }) => string;
  keys: string;
  publish: string;
  states: {
    clean: string;
    dirty: string;
    saving: string;
    offline: string;
    unsaved: string;
    unkept: string;
    expired: string;
    refused: string;
    publishing: string;
    other: string;
  };
  noAnswer: string;
  signIn: string;
  draftOf: string;
  upToDate: string;
  neverPublished: string;
  shownEverywhere: string;
  shownNowhere: string;
  shownAt: (v: { places: string | number }) => string;
  others: (v: { names: string | number }) => string;
  publishTitle: (v: { title: string | number }) => string;
  publishIssues: (v: { count: number }) => string;
  when: string;
  now: string;
  later: string;
  time: string;
  timePast: string;
  publishNow: string;
  publishLater: string;
  scheduledFor: (v: { time: string | number }) => string;
  cancelSchedule: string;
  discardHint: string;
  discard: string;
  undoPublicationHint: string;
  undoPublication: string;
  withdrawHint: string;
  withdraw: string;
  publicationDone: string;
  publicationPlanned: string;
  plannedFor: (v: { time: string | number }) => string;
  publicationChanged: string;
  noIssues: string;
  stops: string;
  advice: string;
  previewLinkHint: string;
  validFor: string;
  days: (v: { count: string | number }) => string;
  hours: (v: { count: string | number }) => string;
  makeLink: string;
  linkMade: string;
  linkGone: string;
  linkUntil: (v: { time: string | number }) => string;
  copy: string;
  takeBack: string;
  saveAsTemplate: string;
  templateSaved: string;
  deleteTemplate: (v: { name: string | number }) => string;
  deleteTemplateAsk: string;
  templateDeleted: string;
  copied: string;
  cut: string;
  paste: string;
  nothingToPaste: string;
  clipboard: string;
  refusals: {
    missing: string;
    "into-itself": string;
    "too-deep": string;
    "too-many-nodes": string;
    "no-change": string;
  };
  lost: (v: { count: number }) => string;
  keyList: {
    undo: {
      keys: string;
      effect: string;
    };
    redo: {
      keys: string;
      effect: string;
    };
    save: {
      keys: string;
      effect: string;
    };
    clipboard: {
      keys: string;
      effect: string;
    };
    duplicate: {
      keys: string;
      effect: string;
    };
    delete: {
      keys: string;
      effect: string;
    };
    move: {
      keys: string;
      effect: string;
    };
    walk: {
      keys: string;
      effect: string;
    };
    write: {
      keys: string;
      effect: string;
    };
    leave: {
      keys: string;
      effect: string;
    };
    help: {
      keys: string;
      effect: string;
    };
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Éditeur",
    titleOf: (v) => `Éditeur : ${v.title}`,
    loading: "Le document se charge",
    unreadable: "Le document ne se charge pas.",
    retry: "Réessayer",
    close: "Fermer",
    save: "Garder",
    back: "Pages",
    frame: (v) => `Page : ${v.title}`,
    frameLoading: "La page se charge",
    frameFailed: "La page ne se charge pas.",
    sectionFailed: "La dernière modification n’a pas pu être montrée. Elle est gardée.",
    notPlaced: "Ce composant n’est placé sur aucune page : son plan et ses réglages se modifient, sans aperçu.",
    stage: "Page",
    stageHelp: "Flèches : bloc suivant ou précédent. Entrée : écrire le texte. Suppr : supprimer. Alt et flèches : déplacer.",
    outline: "Plan",
    add: "Ajouter",
    form: "Réglages",
    pageView: "Page",
    views: "Parties de l’éditeur",
    emptyPage: "La page est vide. Ajoutez un bloc.",
    section: "Section",
    sectionName: "Nom de la section",
    slots: {
      default: "Contenu",
      actions: "Boutons",
      method: "Moyen de paiement",
    },
    slot: (v) => `Emplacement ${v.name}`,
    limited: "Montré sous condition",
    hasIssues: "À corriger",
    drag: "Déplacer",
    dragOf: (v) => `Déplacer : ${v.name}`,
    selectAround: "Choisir ce qui l’entoure",
    moveUp: "Monter",
    moveDown: "Descendre",
    duplicate: "Dupliquer",
    delete: "Supprimer",
    insertBefore: "Ajouter avant",
    insertAfter: "Ajouter après",
    searchBlocks: "Chercher un bloc",
    insertsThere: "Le bloc vient à l’endroit choisi.",
    insertsWhere: "Où vient le bloc",
    insertsAfter: "Après",
    insertsInto: (v) => `Dans : ${v.slot}`,
    insertsBeside: "Le bloc vient après celui qui est choisi, sinon dans une nouvelle section.",
    templates: "Sections enregistrées",
    noBlock: "Aucun bloc ne correspond.",
    categories: {
      text: "Texte",
      media: "Images et médias",
      layout: "Mise en page",
      navigation: "Navigation",
      shop: "Boutique",
      company: "Entreprise",
      account: "Compte",
      checkout: "Commande",
      chrome: "Autour des pages",
    },
    nothingSelected: "Choisissez un bloc dans la page ou dans le plan.",
    way: "Où se trouve le bloc",
    notShown: "Ce bloc n’est pas montré sur la page en ce moment.",
    unknownBlock: (v) => `Ce programme ne connaît pas le bloc « ${v.type} ». Il reste tel quel.`,
    undo: "Annuler",
    redo: "Rétablir",
    device: "Largeur d’écran",
    devices: {
      phone: "Téléphone",
      tablet: "Tablette",
      desktop: "Ordinateur",
    },
    language: "Langue montrée",
    versions: "Versions",
    previewLinks: "Liens d’aperçu",
    issues: "À vérifier",
    issuesCount: (v) => `À vérifier : ${v.count}`,
    keys: "Raccourcis",
    publish: "Publier",
    states: {
      clean: "Enregistré",
      dirty: "Modifications en cours",
      saving: "Enregistrement…",
      offline: "Hors connexion : tout est gardé dans ce navigateur",
      unsaved: "Le serveur n’enregistre pas : tout est gardé dans ce navigateur",
      unkept: "Pas encore enregistré : gardez cette fenêtre ouverte",
      expired: "Session terminée : tout est gardé dans ce navigateur",
      refused: "Non enregistré",
      publishing: "Publication…",
      other: "Un instant…",
    },
    noAnswer: "Le service ne répond pas : réessayez quand la connexion est revenue.",
    signIn: "Se connecter",
    draftOf: "Brouillon non publié",
    upToDate: "Publié",
    neverPublished: "Jamais publié",
    shownEverywhere: "Partagé : montré sur toutes les pages.",
    shownNowhere: "Partagé : pas encore placé. Ajoutez-le à une page avec le bloc « Composant partagé ».",
    shownAt: (v) => `Partagé : montré sur ${v.places}.`,
    others: (v) => `${v.names} : aussi sur cette page`,
    publishTitle: (v) => `Publier « ${v.title} »`,
    publishIssues: (v) => counted("fr", v.count, { one: "Un point empêche la publication", other: "# points empêchent la publication" }),
    when: "Quand",
    now: "Maintenant",
    later: "Plus tard",
    time: "Date et heure",
    timePast: "Cette heure est passée.",
    publishNow: "Publier maintenant",
    publishLater: "Prévoir la publication",
    scheduledFor: (v) => `Publication prévue le ${v.time}.`,
    cancelSchedule: "Ne plus publier à cette heure",
    discardHint: "On revient à ce qui était là avant le brouillon. Il reste parmi les versions, et « Annuler » le reprend.",
    discard: "Abandonner le brouillon",
    undoPublicationHint: "Les visiteurs retrouvent ce qui était publié avant. Votre travail reste en brouillon.",
    undoPublication: "Annuler la dernière publication",
    withdrawHint: "La page disparaît du site. Son contenu reste ici.",
    withdraw: "Retirer du site",
    publicationDone: "C’est publié.",
    publicationPlanned: "La publication est prévue.",
    plannedFor: (v) => `publication prévue le ${v.time}`,
    publicationChanged: "C’est fait.",
    noIssues: "Rien à signaler.",
    stops: "Empêche la publication",
    advice: "À savoir",
    previewLinkHint: "Le lien montre le brouillon à qui l’a, sans compte, jusqu’à sa date.",
    validFor: "Durée du lien",
    days: (v) => `${v.count} jours`,
    hours: (v) => `${v.count} heures`,
    makeLink: "Créer un lien",
    linkMade: "Le lien est prêt.",
    linkGone: "Le lien ne marche plus.",
    linkUntil: (v) => `Jusqu’au ${v.time}`,
    copy: "Copier",
    takeBack: "Retirer",
    saveAsTemplate: "Enregistrer pour la réutiliser",
    templateSaved: "La section est enregistrée.",
    deleteTemplate: (v) => `Supprimer la section enregistrée : ${v.name}`,
    deleteTemplateAsk: "Les pages où elle a été ajoutée gardent leur copie.",
    templateDeleted: "La section enregistrée est supprimée.",
    copied: "Copié.",
    cut: "Couper",
    paste: "Coller après",
    nothingToPaste: "Rien n’a été copié.",
    clipboard: "Presse-papiers",
    refusals: {
      missing: "Ce bloc n’est plus là.",
      "into-itself": "Un bloc ne va pas dans lui-même.",
      "too-deep": "C’est trop profond : 32 blocs l’un dans l’autre au plus.",
      "too-many-nodes": "La page est pleine : 20 000 blocs au plus.",
      "no-change": "",
    },
    lost: (v) => counted("fr", v.count, { one: "Une modification n’avait plus de place.", other: "# modifications n’avaient plus de place." }),
    keyList: {
      undo: {
        keys: "Ctrl Z",
        effect: "Annuler",
      },
      redo: {
        keys: "Ctrl Maj Z",
        effect: "Rétablir",
      },
      save: {
        keys: "Ctrl S",
        effect: "Enregistrer tout de suite",
      },
      clipboard: {
        keys: "Ctrl C, X, V",
        effect: "Copier, couper, coller un bloc, aussi dans un autre navigateur",
      },
      duplicate: {
        keys: "Ctrl D",
        effect: "Dupliquer",
      },
      delete: {
        keys: "Suppr",
        effect: "Supprimer",
      },
      move: {
        keys: "Alt et flèches",
        effect: "Monter, descendre",
      },
      walk: {
        keys: "Flèches",
        effect: "Bloc précédent, suivant",
      },
      write: {
        keys: "Entrée",
        effect: "Écrire le texte dans la page",
      },
      leave: {
        keys: "Échap",
        effect: "Choisir ce qui entoure le bloc",
      },
      help: {
        keys: "?",
        effect: "Cette liste",
      },
    },
  },
  en: {
    title: "Editor",
    titleOf: (v) => `Editor: ${v.title}`,
    loading: "The document is loading",
    unreadable: "The document does not load.",
    retry: "Try again",
    close: "Close",
    save: "Save",
    back: "Pages",
    frame: (v) => `Page: ${v.title}`,
    frameLoading: "The page is loading",
    frameFailed: "The page does not load.",
    sectionFailed: "The last change could not be shown. It is kept.",
    notPlaced: "This component is placed on no page: its outline and settings can be edited, without a preview.",
    stage: "Page",
    stageHelp: "Arrows: next or previous block. Enter: write the text. Delete: delete. Alt and arrows: move.",
    outline: "Outline",
    add: "Add",
    form: "Settings",
    pageView: "Page",
    views: "Parts of the editor",
    emptyPage: "The page is empty. Add a block.",
    section: "Section",
    sectionName: "Name of the section",
    slots: {
      default: "Content",
      actions: "Buttons",
      method: "Means of payment",
    },
    slot: (v) => `Slot ${v.name}`,
    limited: "Shown on conditions",
    hasIssues: "To be corrected",
    drag: "Move",
    dragOf: (v) => `Move: ${v.name}`,
    selectAround: "Select what is around it",
    moveUp: "Move up",
    moveDown: "Move down",
    duplicate: "Duplicate",
    delete: "Delete",
    insertBefore: "Add before",
    insertAfter: "Add after",
    searchBlocks: "Search a block",
    insertsThere: "The block comes to the place that was chosen.",
    insertsWhere: "Where the block comes",
    insertsAfter: "After",
    insertsInto: (v) => `In: ${v.slot}`,
    insertsBeside: "The block comes after the selected one, else into a new section.",
    templates: "Saved sections",
    noBlock: "No block fits.",
    categories: {
      text: "Text",
      media: "Pictures and media",
      layout: "Layout",
      navigation: "Navigation",
      shop: "Shop",
      company: "Company",
      account: "Account",
      checkout: "Checkout",
      chrome: "Around the pages",
    },
    nothingSelected: "Select a block in the page or in the outline.",
    way: "Where the block is",
    notShown: "This block is not shown on the page at the moment.",
    unknownBlock: (v) => `This program does not know the block “${v.type}”. It stays as it is.`,
    undo: "Undo",
    redo: "Redo",
    device: "Width of the screen",
    devices: {
      phone: "Phone",
      tablet: "Tablet",
      desktop: "Computer",
    },
    language: "Language on show",
    versions: "Versions",
    previewLinks: "Preview links",
    issues: "To check",
    issuesCount: (v) => `To check: ${v.count}`,
    keys: "Shortcuts",
    publish: "Publish",
    states: {
      clean: "Saved",
      dirty: "Changes under way",
      saving: "Saving…",
      offline: "No connection: everything is kept in this browser",
      unsaved: "The server does not save: everything is kept in this browser",
      unkept: "Not saved yet: keep this window open",
      expired: "The session has ended: everything is kept in this browser",
      refused: "Not saved",
      publishing: "Publishing…",
      other: "One moment…",
    },
    noAnswer: "The service does not answer: try again when the connection is back.",
    signIn: "Sign in",
    draftOf: "Unpublished draft",
    upToDate: "Published",
    neverPublished: "Never published",
    shownEverywhere: "Shared: shown on every page.",
    shownNowhere: "Shared: not placed yet. Add it to a page with the block “Shared component”.",
    shownAt: (v) => `Shared: shown on ${v.places}.`,
    others: (v) => `${v.names}: on this page too`,
    publishTitle: (v) => `Publish “${v.title}”`,
    publishIssues: (v) => counted("en", v.count, { one: "One point stops the publication", other: "# points stop the publication" }),
    when: "When",
    now: "Now",
    later: "Later",
    time: "Date and time",
    timePast: "This time has passed.",
    publishNow: "Publish now",
    publishLater: "Plan the publication",
    scheduledFor: (v) => `To be published on ${v.time}.`,
    cancelSchedule: "Do not publish at that time",
    discardHint: "This goes back to what was there before the draft. It stays among the versions, and “Undo” brings it back.",
    discard: "Drop the draft",
    undoPublicationHint: "Visitors see again what was published before. Your work stays as a draft.",
    undoPublication: "Undo the last publication",
    withdrawHint: "The page leaves the site. Its content stays here.",
    withdraw: "Take off the site",
    publicationDone: "It is published.",
    publicationPlanned: "The publication is planned.",
    plannedFor: (v) => `publication planned for ${v.time}`,
    publicationChanged: "Done.",
    noIssues: "Nothing to report.",
    stops: "Stops the publication",
    advice: "Good to know",
    previewLinkHint: "The link shows the draft to whoever has it, without an account, until its date.",
    validFor: "How long the link is good",
    days: (v) => `${v.count} days`,
    hours: (v) => `${v.count} hours`,
    makeLink: "Make a link",
    linkMade: "The link is ready.",
    linkGone: "The link no longer works.",
    linkUntil: (v) => `Until ${v.time}`,
    copy: "Copy",
    takeBack: "Take back",
    saveAsTemplate: "Save to use again",
    templateSaved: "The section is saved.",
    deleteTemplate: (v) => `Delete the saved section: ${v.name}`,
    deleteTemplateAsk: "Pages that it was added to keep their copy.",
    templateDeleted: "The saved section is deleted.",
    copied: "Copied.",
    cut: "Cut",
    paste: "Paste after",
    nothingToPaste: "Nothing was copied.",
    clipboard: "Clipboard",
    refusals: {
      missing: "This block is gone.",
      "into-itself": "A block cannot go into itself.",
      "too-deep": "This is too deep: at most 32 blocks inside each other.",
      "too-many-nodes": "The page is full: at most 20,000 blocks.",
      "no-change": "",
    },
    lost: (v) => counted("en", v.count, { one: "One change no longer had a place.", other: "# changes no longer had a place." }),
    keyList: {
      undo: {
        keys: "Ctrl Z",
        effect: "Undo",
      },
      redo: {
        keys: "Ctrl Shift Z",
        effect: "Redo",
      },
      save: {
        keys: "Ctrl S",
        effect: "Save at once",
      },
      clipboard: {
        keys: "Ctrl C, X, V",
        effect: "Copy, cut, paste a block, in another browser too",
      },
      duplicate: {
        keys: "Ctrl D",
        effect: "Duplicate",
      },
      delete: {
        keys: "Delete",
        effect: "Delete",
      },
      move: {
        keys: "Alt and arrows",
        effect: "Move up, move down",
      },
      walk: {
        keys: "Arrows",
        effect: "Previous, next block",
      },
      write: {
        keys: "Enter",
        effect: "Write the text in the page",
      },
      leave: {
        keys: "Escape",
        effect: "Select what is around the block",
      },
      help: {
        keys: "?",
        effect: "This list",
      },
    },
  },
};
