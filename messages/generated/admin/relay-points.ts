/** Texts of `admin/relay-points`, made by `npm run generate` from `messages/<lang>/admin/relay-points.json`. */
import type { Lang } from '../../languages.ts';
import { counted } from '../../plural.ts';

export type Messages = {
  title: string;
  intro: string;
  error: string;
  retry: string;
  loading: string;
  none: string;
  points: (v: { count: number }) => string;
  neverRun: string;
  lastRun: (v: { moment: string | number }) => string;
  lastSuccess: (v: { moment: string | number }) => string;
  refused: string;
  faultAt: (v: { fault: string | number; field: string | number; line: string | number }) => string;
  faults: {
    missing: string;
    wrong: string;
    twice: string;
    column: string;
    empty: string;
    unreadable: string;
    "too-large": string;
    address: string;
    host: string;
    private: string;
    unreachable: string;
  };
  address: string;
  hosts: (v: { hosts: string | number }) => string;
  noHosts: string;
  save: string;
  saved: string;
  refresh: string;
  file: string;
  format: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Points relais",
    intro: "Les points d’un transporteur viennent d’un fichier, ou d’une adresse qui est relue chaque jour. Tout ou rien : avec une seule erreur, les points d’avant restent.",
    error: "Les points relais n’ont pas pu être lus.",
    retry: "Réessayer",
    loading: "Chargement des points relais",
    none: "Aucun transporteur ne livre en point relais. Ajoutez-en un de ce type sous Transporteurs.",
    points: (v) => counted("fr", v.count, { one: "# point proposé.", other: "# points proposés." }),
    neverRun: "Jamais lu.",
    lastRun: (v) => `Lu le ${v.moment}.`,
    lastSuccess: (v) => `Pris en compte le ${v.moment}.`,
    refused: "La dernière lecture n’a pas été prise en compte",
    faultAt: (v) => `Ligne ${v.line}, ${v.field} : ${v.fault}`,
    faults: {
      missing: "valeur manquante",
      wrong: "valeur incorrecte",
      twice: "ce point y est deux fois",
      column: "cette colonne n’y est pas",
      empty: "Aucun point ne s’y trouve.",
      unreadable: "Ce n’est ni un CSV ni un GeoJSON lisible.",
      "too-large": "Plus de 30 000 points, ou trop de données.",
      address: "L’adresse, ou celle vers laquelle elle redirige, n’est pas en https.",
      host: "Le serveur, ou celui vers lequel il redirige, n’est pas autorisé.",
      private: "Ce serveur n’a pas d’adresse publique.",
      unreachable: "Le serveur n’a pas répondu à temps, ou pas par un fichier.",
    },
    address: "Adresse relue chaque jour",
    hosts: (v) => `En https, chez : ${v.hosts}. Vide : aucune.`,
    noHosts: "L’exploitant n’autorise encore aucun serveur (RELAY_HOSTS).",
    save: "Enregistrer l’adresse",
    saved: "Adresse enregistrée",
    refresh: "Relire maintenant",
    file: "Prendre les points d’un fichier",
    format: "CSV à une ligne de titres, ou GeoJSON : id, name, address, postalCode, city, latitude, longitude ; facultatifs : country, openingHours. Exemple d’horaires : Lundi au samedi: 9 h – 19 h | Dimanche: 9 h – 12 h",
  },
  en: {
    title: "Relay points",
    intro: "The points of a carrier come from a file, or from an address that is read again every day. All or nothing: with a single error the former points stay.",
    error: "The relay points could not be read.",
    retry: "Try again",
    loading: "Loading the relay points",
    none: "No carrier delivers to relay points. Add one of that kind under Carriers.",
    points: (v) => counted("en", v.count, { one: "# point offered.", other: "# points offered." }),
    neverRun: "Never read.",
    lastRun: (v) => `Read on ${v.moment}.`,
    lastSuccess: (v) => `Taken on ${v.moment}.`,
    refused: "What was read last was not taken",
    faultAt: (v) => `Line ${v.line}, ${v.field}: ${v.fault}`,
    faults: {
      missing: "missing value",
      wrong: "wrong value",
      twice: "this point is there twice",
      column: "this column is not there",
      empty: "There is no point in it.",
      unreadable: "This is neither CSV nor GeoJSON that can be read.",
      "too-large": "More than 30,000 points, or too much data.",
      address: "The address, or the one that it redirects to, is not https.",
      host: "The server, or the one that it redirects to, is not allowed.",
      private: "This server has no public address.",
      unreachable: "The server did not answer in time, or not with a file.",
    },
    address: "Address read every day",
    hosts: (v) => `By https, on: ${v.hosts}. Empty: none.`,
    noHosts: "The operator allows no server yet (RELAY_HOSTS).",
    save: "Save the address",
    saved: "Address saved",
    refresh: "Read now",
    file: "Take the points from a file",
    format: "CSV with a line of titles, or GeoJSON: id, name, address, postalCode, city, latitude, longitude; optional: country, openingHours. Example of hours: Monday to Saturday: 9:00–19:00 | Sunday: 9:00–12:00",
  },
};
