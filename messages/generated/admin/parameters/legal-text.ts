/** Texts of `admin/parameters/legal-text`, made by `npm run generate` from `messages/<lang>/admin/parameters/legal-text.json`. */
import type { Lang } from '../../../languages.ts';
import { formatNumber } from '../../../plural.ts';

export type Messages = {
  edit: string;
  fold: string;
  size: (v: { count: number }) => string;
  loading: string;
  missing: (v: { labels: string | number }) => string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    edit: "Modifier le texte",
    fold: "Replier",
    size: (v) => (v.count === 0 ? "Vide" : `${formatNumber("fr", v.count)} caractères`),
    loading: "Chargement de l’éditeur",
    missing: (v) => `Sans valeur dans « Société » : ${v.labels}. Le public lit un tiret à la place.`,
  },
  en: {
    edit: "Edit the text",
    fold: "Fold",
    size: (v) => (v.count === 0 ? "Empty" : `${formatNumber("en", v.count)} characters`),
    loading: "Loading the editor",
    missing: (v) => `Without a value under “Company”: ${v.labels}. The public reads a dash instead.`,
  },
};
