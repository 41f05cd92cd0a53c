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
  consentAt: string;
  confirmedAt: string;
  waiting: string;
  language: string;
  export: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Lettre d’information",
    count: (v) => counted("fr", v.count, { one: "# adresse", other: "# adresses" }),
    none: "Aucune adresse ne correspond.",
    noneYet: "Personne n’a encore demandé la lettre",
    noneYetText: "Les adresses apparaissent ici avec la date de leur consentement.",
    searchHint: "Une partie de l’adresse",
    email: "Adresse e-mail",
    consentAt: "Consentement donné",
    confirmedAt: "Confirmée",
    waiting: "pas confirmée",
    language: "Langue",
    export: "Adresses confirmées (CSV)",
  },
  en: {
    title: "Newsletter",
    count: (v) => counted("en", v.count, { one: "# address", other: "# addresses" }),
    none: "No address fits.",
    noneYet: "Nobody asked for the newsletter yet",
    noneYetText: "Addresses appear here with the time of their consent.",
    searchHint: "Part of an address",
    email: "E-mail address",
    consentAt: "Consent given",
    confirmedAt: "Confirmed",
    waiting: "not confirmed",
    language: "Language",
    export: "Confirmed addresses (CSV)",
  },
};
