/** Texts of `admin/sessions`, made by `npm run generate` from `messages/<lang>/admin/sessions.json`. */
import type { Lang } from '../../languages.ts';
import { counted } from '../../plural.ts';

export type Messages = {
  title: string;
  intro: (v: { hours: string | number }) => string;
  change: string;
  count: (v: { count: number }) => string;
  device: string;
  unknown: string;
  on: (v: { browser: string | number; system: string | number }) => string;
  isCurrent: string;
  network: string;
  networkHint: string;
  unnoted: string;
  since: string;
  lastUsed: string;
  action: string;
  end: string;
  endOf: (v: { device: string | number; since: string | number }) => string;
  endAsk: string;
  endText: (v: { device: string | number }) => string;
  endDone: string;
  endOthers: string;
  endOthersAsk: string;
  endOthersText: string;
  endOthersDone: string;
  loading: string;
  error: string;
  retry: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Mes sessions",
    intro: (v) => `Les appareils où vous êtes connecté à ce compte. Vous n’en reconnaissez pas un ? Terminez-le, puis changez votre mot de passe. Une session que personne n’utilise se termine au bout de ${v.hours} h, et toute session au bout de 24 h.`,
    change: "Changer mon mot de passe",
    count: (v) => counted("fr", v.count, { one: "# ouverte", other: "# ouvertes" }),
    device: "Appareil",
    unknown: "Navigateur inconnu",
    on: (v) => `${v.browser} sur ${v.system}`,
    isCurrent: "celle-ci",
    network: "Réseau",
    networkHint: "Le début de l’adresse Internet : votre fournisseur et votre région, pas votre adresse entière.",
    unnoted: "inconnu",
    since: "Connectée le",
    lastUsed: "Dernière utilisation",
    action: "Action",
    end: "Terminer",
    endOf: (v) => `Terminer la session ${v.device}, connectée le ${v.since}`,
    endAsk: "Terminer cette session ?",
    endText: (v) => `${v.device} sera déconnecté tout de suite. Ce qui n’y est pas enregistré peut être perdu.`,
    endDone: "La session est terminée.",
    endOthers: "Terminer toutes les autres",
    endOthersAsk: "Terminer toutes les autres sessions ?",
    endOthersText: "Tous les autres appareils seront déconnectés tout de suite. Vous restez connecté ici.",
    endOthersDone: "Vos autres sessions sont terminées.",
    loading: "Chargement de vos sessions",
    error: "Vos sessions n’ont pas pu être lues.",
    retry: "Réessayer",
  },
  en: {
    title: "My sessions",
    intro: (v) => `The devices on which you are signed in to this account. You do not recognise one? End it, then change your password. A session that nobody uses ends after ${v.hours} h, and every session after 24 h.`,
    change: "Change my password",
    count: (v) => `${v.count} open`,
    device: "Device",
    unknown: "Unknown browser",
    on: (v) => `${v.browser} on ${v.system}`,
    isCurrent: "this one",
    network: "Network",
    networkHint: "The beginning of the Internet address: your provider and your region, not your whole address.",
    unnoted: "unknown",
    since: "Signed in on",
    lastUsed: "Last used",
    action: "Action",
    end: "End",
    endOf: (v) => `End the session ${v.device}, signed in on ${v.since}`,
    endAsk: "End this session?",
    endText: (v) => `${v.device} will be signed out at once. What is not saved there may be lost.`,
    endDone: "The session has ended.",
    endOthers: "End all others",
    endOthersAsk: "End all other sessions?",
    endOthersText: "All other devices will be signed out at once. You stay signed in here.",
    endOthersDone: "Your other sessions have ended.",
    loading: "Loading your sessions",
    error: "Your sessions could not be read.",
    retry: "Try again",
  },
};
