/** Texts of `registry/navigation/error-message`, made by `npm run generate` from `messages/<lang>/registry/navigation/error-message.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  notFound: string;
  notFoundText: string;
  error: string;
  errorText: string;
  home: string;
  code: (v: { status: string | number }) => string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    notFound: "Cette page est introuvable",
    notFoundText: "Elle a peut-être été retirée, ou son adresse a changé.",
    error: "Erreur",
    errorText: "Quelque chose n’a pas fonctionné de notre côté. Réessayez dans un instant.",
    home: "Revenir à l’accueil",
    code: (v) => `Erreur ${v.status}`,
  },
  en: {
    notFound: "This page could not be found",
    notFoundText: "It may have been removed, or its address has changed.",
    error: "Error",
    errorText: "Something went wrong on our side. Please try again in a moment.",
    home: "Back to the home page",
    code: (v) => `Error ${v.status}`,
  },
};
