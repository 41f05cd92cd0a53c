/** Texts of `registry/navigation/site/legal-links`, made by `npm run generate` from `messages/<lang>/registry/navigation/site/legal-links.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  contact: string;
  cookies: string;
  withdraw: string;
  accessibility: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    contact: "Contact",
    cookies: "Gérer les cookies",
    withdraw: "Renoncer au contrat ici",
    accessibility: "Accessibilité",
  },
  en: {
    contact: "Contact",
    cookies: "Manage cookies",
    withdraw: "Withdraw from the contract here",
    accessibility: "Accessibility",
  },
};
