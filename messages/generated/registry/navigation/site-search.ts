/** Texts of `registry/navigation/site-search`, made by `npm run generate` from `messages/<lang>/registry/navigation/site-search.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  label: string;
  placeholder: string;
  submit: string;
  suggestions: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    label: "Chercher un produit",
    placeholder: "Que cherchez-vous ?",
    submit: "Chercher",
    suggestions: "Souvent cherché",
  },
  en: {
    label: "Search for a product",
    placeholder: "What are you looking for?",
    submit: "Search",
    suggestions: "Often searched",
  },
};
