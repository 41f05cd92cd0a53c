/** Texts of `registry/buying/calendars/loaded-part`, made by `npm run generate` from `messages/<lang>/registry/buying/calendars/loaded-part.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  loading: string;
  failed: string;
  retry: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    loading: "Chargement du calendrier",
    failed: "Le calendrier ne se charge pas pour l’instant.",
    retry: "Réessayer",
  },
  en: {
    loading: "Loading the calendar",
    failed: "The calendar does not load at the moment.",
    retry: "Try again",
  },
};
