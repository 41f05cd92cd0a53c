/** Texts of `web/screens`, made by `npm run generate` from `messages/<lang>/web/screens.json`. */
import type { Lang } from '../../languages.ts';
import { formatNumber } from '../../plural.ts';

export type Messages = {
  notFound: string;
  error: string;
  home: string;
  retry: string;
  unavailable: string;
  notFoundText: string;
  errorText: string;
  unavailableText: string;
  contact: string;
  address: string;
  hours: string;
  newsletter: string;
  listPage: (v: { page: number; title: string | number }) => string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    notFound: "Cette page est introuvable",
    error: "Erreur",
    home: "Retour à l’accueil",
    retry: "Réessayer",
    unavailable: "Le site est momentanément indisponible",
    notFoundText: "Rien ne se trouve à cette adresse.",
    errorText: "Cette page n’a pas pu s’afficher. Réessayez dans un instant.",
    unavailableText: "Rien n’est perdu : nous revenons dans quelques instants.",
    contact: "Nous contacter",
    address: "Où nous trouver",
    hours: "Horaires d’ouverture",
    newsletter: "Lettre d’information",
    listPage: (v) => `${v.title}, page ${formatNumber("fr", v.page)}`,
  },
  en: {
    notFound: "This page could not be found",
    error: "Error",
    home: "Back to the home page",
    retry: "Try again",
    unavailable: "The site is unavailable for the moment",
    notFoundText: "There is nothing at this address.",
    errorText: "This page could not be shown. Please try again in a moment.",
    unavailableText: "Nothing is lost: we will be back in a moment.",
    contact: "Contact us",
    address: "Where to find us",
    hours: "Opening hours",
    newsletter: "Newsletter",
    listPage: (v) => `${v.title}, page ${formatNumber("en", v.page)}`,
  },
};
