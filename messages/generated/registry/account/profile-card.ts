/** Texts of `registry/account/profile-card`, made by `npm run generate` from `messages/<lang>/registry/account/profile-card.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  hello: (v: { name: string | number }) => string;
  name: string;
  email: string;
  phone: string;
  none: string;
  note: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    hello: (v) => `Bonjour ${v.name}`,
    name: "Nom",
    email: "Adresse e-mail",
    phone: "Téléphone",
    none: "non renseigné",
    note: "Une coordonnée a changé ? Écrivez-nous : nous la corrigeons avec vous.",
  },
  en: {
    hello: (v) => `Hello ${v.name}`,
    name: "Name",
    email: "E-mail address",
    phone: "Phone",
    none: "not given",
    note: "Has something changed? Write to us: we put it right with you.",
  },
};
