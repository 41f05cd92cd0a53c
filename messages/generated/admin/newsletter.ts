/** Texts of `admin/newsletter`, made by `npm run generate` from `messages/<lang>/admin/newsletter.json`. */
import type { Lang } from '../../languages.ts';
import { counted } from '../../plural.ts';

export type Messages = {
  title: string;
  count: (v: { count: number }) => string;
  none: string;
  noneYet: string;
  noneYetText: string;
  searchHint: string;
  email: string;
  language: string;
  list: string;
  everyList: string;
  subscriptions: string;
  confirmed: (v: { confirmedAt: string | number; consentAt: string | number; source: string | number }) => string;
  waiting: (v: { consentAt: string | number; source: string | number }) => string;
  sources: {
    FORM: string;
    ACCOUNT: string;
    REGISTRATION: string;
    UNKNOWN: string;
  };
  export: string;
  exportOf: (v: { list: string | number }) => string;
  lists: string;
  add: string;
  name: string;
  nameIn: (v: { language: string | number }) => string;
  addresses: string;
  addressCount: (v: { confirmed: number; pending: number }) => string;
  offered: string;
  isOffered: string;
  isOfferedHint: string;
  yes: string;
  no: string;
  isDefault: string;
  action: string;
  edit: string;
  editOf: (v: { name: string | number }) => string;
  remove: string;
  removeOf: (v: { name: string | number }) => string;
  nameMissing: string;
  save: string;
  saved: string;
  removeAsk: string;
  removeText: (v: { name: string | number }) => string;
  removed: string;
  loading: string;
  error: string;
  retry: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Lettres d’information",
    count: (v) => counted("fr", v.count, { one: "# adresse", other: "# adresses" }),
    none: "Aucune adresse ne correspond.",
    noneYet: "Personne n’a encore demandé de lettre",
    noneYetText: "Les adresses apparaissent ici avec la date et l’origine de leur consentement.",
    searchHint: "Une partie de l’adresse",
    email: "Adresse e-mail",
    language: "Langue",
    list: "Lettre",
    everyList: "Toutes les lettres",
    subscriptions: "Lettres et consentement",
    confirmed: (v) => `${v.source}, ${v.consentAt} ; confirmée le ${v.confirmedAt}`,
    waiting: (v) => `${v.source}, ${v.consentAt} ; pas confirmée`,
    sources: {
      FORM: "Formulaire",
      ACCOUNT: "Compte",
      REGISTRATION: "Inscription",
      UNKNOWN: "Origine inconnue",
    },
    export: "Adresses confirmées (CSV)",
    exportOf: (v) => `Adresses confirmées : ${v.list} (CSV)`,
    lists: "Les lettres",
    add: "Nouvelle lettre",
    name: "Nom",
    nameIn: (v) => `Nom (${v.language})`,
    addresses: "Adresses",
    addressCount: (v) => `${counted("fr", v.confirmed, { one: "# confirmée", other: "# confirmées" })}${(v.pending === 0 ? "" : counted("fr", v.pending, { one: ", # en attente", other: ", # en attente" }))}`,
    offered: "Proposée",
    isOffered: "Proposée aux visiteurs",
    isOfferedHint: "Dans le bloc « Lettre d’information » et dans le compte.",
    yes: "oui",
    no: "non",
    isDefault: "principale",
    action: "Action",
    edit: "Modifier",
    editOf: (v) => `Modifier ${v.name}`,
    remove: "Supprimer",
    removeOf: (v) => `Supprimer ${v.name}`,
    nameMissing: "Donnez un nom à cette lettre.",
    save: "Enregistrer",
    saved: "La lettre est enregistrée.",
    removeAsk: "Supprimer cette lettre ?",
    removeText: (v) => `« ${v.name} » et ses consentements disparaissent. Les adresses qui ne prennent aucune autre lettre sont oubliées.`,
    removed: "La lettre est supprimée.",
    loading: "Chargement des lettres",
    error: "Les lettres n’ont pas pu être lues.",
    retry: "Réessayer",
  },
  en: {
    title: "Newsletters",
    count: (v) => counted("en", v.count, { one: "# address", other: "# addresses" }),
    none: "No address matches.",
    noneYet: "Nobody has asked for a newsletter yet",
    noneYetText: "Addresses appear here with the date and the source of their consent.",
    searchHint: "A part of the address",
    email: "E-mail address",
    language: "Language",
    list: "Newsletter",
    everyList: "All newsletters",
    subscriptions: "Newsletters and consent",
    confirmed: (v) => `${v.source}, ${v.consentAt}; confirmed on ${v.confirmedAt}`,
    waiting: (v) => `${v.source}, ${v.consentAt}; not confirmed`,
    sources: {
      FORM: "Form",
      ACCOUNT: "Account",
      REGISTRATION: "Registration",
      UNKNOWN: "Source unknown",
    },
    export: "Confirmed addresses (CSV)",
    exportOf: (v) => `Confirmed addresses: ${v.list} (CSV)`,
    lists: "The newsletters",
    add: "New newsletter",
    name: "Name",
    nameIn: (v) => `Name (${v.language})`,
    addresses: "Addresses",
    addressCount: (v) => `${counted("en", v.confirmed, { one: "# confirmed", other: "# confirmed" })}${(v.pending === 0 ? "" : counted("en", v.pending, { one: ", # waiting", other: ", # waiting" }))}`,
    offered: "Offered",
    isOffered: "Offered to visitors",
    isOfferedHint: "In the block “Newsletter” and in the account.",
    yes: "yes",
    no: "no",
    isDefault: "main",
    action: "Action",
    edit: "Edit",
    editOf: (v) => `Edit ${v.name}`,
    remove: "Delete",
    removeOf: (v) => `Delete ${v.name}`,
    nameMissing: "Give this newsletter a name.",
    save: "Save",
    saved: "The newsletter has been saved.",
    removeAsk: "Delete this newsletter?",
    removeText: (v) => `“${v.name}” and its consents disappear. Addresses that take no other newsletter are forgotten.`,
    removed: "The newsletter has been deleted.",
    loading: "Loading the newsletters",
    error: "The newsletters could not be read.",
    retry: "Try again",
  },
};
