/** Texts of `admin/previews`, made by `npm run generate` from `messages/<lang>/admin/previews.json`. */
import type { Lang } from '../../languages.ts';
import { counted, formatNumber, plural } from '../../plural.ts';

export type Messages = {
  frame: string;
  title: string;
  counts: (v: { fresh: string | number; total: string | number }) => string;
  checkAll: string;
  checkPage: string;
  running: (v: { done: number; total: number }) => string;
  stop: string;
  resume: string;
  stopped: string;
  done: (v: { failed: number; taken: number }) => string;
  failed: (v: { page: string | number; section: string | number }) => string;
  section: (v: { id: string | number }) => string;
  states: {
    fresh: string;
    stale: string;
    unknown: string;
    missing: string;
  };
  noLayout: string;
  unreadable: (v: { address: string | number }) => string;
  noPicture: string;
  noAnswer: string;
  alt: (v: { section: string | number }) => string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    frame: "Page dont les images sont prises",
    title: "Images des sections",
    counts: (v) => `${v.fresh} sur ${v.total} à jour`,
    checkAll: "Tout vérifier",
    checkPage: "Vérifier les images de cette page",
    running: (v) => plural("fr", v.total, { one: plural("fr", v.done, { one: `${formatNumber("fr", v.done)} sur ${formatNumber("fr", v.total)} section vérifiée`, other: `${formatNumber("fr", v.done)} sur ${formatNumber("fr", v.total)} section vérifiées` }), other: plural("fr", v.done, { one: `${formatNumber("fr", v.done)} sur ${formatNumber("fr", v.total)} sections vérifiée`, other: `${formatNumber("fr", v.done)} sur ${formatNumber("fr", v.total)} sections vérifiées` }) }),
    stop: "Arrêter",
    resume: "Reprendre",
    stopped: "La vérification est arrêtée.",
    done: (v) => `${(v.taken === 0 ? "Toutes les images vérifiées étaient à jour." : counted("fr", v.taken, { one: "# image prise.", other: "# images prises." }))}${(v.failed === 0 ? "" : counted("fr", v.failed, { one: " # échec.", other: " # échecs." }))}`,
    failed: (v) => `${v.page}, ${v.section} :`,
    section: (v) => `section ${v.id}`,
    states: {
      fresh: "à jour",
      stale: "plus à jour",
      unknown: "à vérifier",
      missing: "pas d’image",
    },
    noLayout: "la page ne montre pas cette section.",
    unreadable: (v) => `une image de la page ne se lit pas (${v.address}).`,
    noPicture: "le navigateur n’a pas pu faire l’image.",
    noAnswer: "le service ne répond pas.",
    alt: (v) => `Aperçu : ${v.section}`,
  },
  en: {
    frame: "Page whose pictures are taken",
    title: "Pictures of the sections",
    counts: (v) => `${v.fresh} of ${v.total} up to date`,
    checkAll: "Check all",
    checkPage: "Check the pictures of this page",
    running: (v) => plural("en", v.total, { one: `${v.done} of ${formatNumber("en", v.total)} section checked`, other: `${v.done} of ${formatNumber("en", v.total)} sections checked` }),
    stop: "Stop",
    resume: "Resume",
    stopped: "The check is stopped.",
    done: (v) => `${(v.taken === 0 ? "All checked pictures were up to date." : counted("en", v.taken, { one: "# picture taken.", other: "# pictures taken." }))}${(v.failed === 0 ? "" : ` ${formatNumber("en", v.failed)} failed.`)}`,
    failed: (v) => `${v.page}, ${v.section}:`,
    section: (v) => `section ${v.id}`,
    states: {
      fresh: "up to date",
      stale: "out of date",
      unknown: "to be checked",
      missing: "no picture",
    },
    noLayout: "the page does not show this section.",
    unreadable: (v) => `a picture of the page cannot be read (${v.address}).`,
    noPicture: "the browser could not make the picture.",
    noAnswer: "the service does not answer.",
    alt: (v) => `Preview: ${v.section}`,
  },
};
