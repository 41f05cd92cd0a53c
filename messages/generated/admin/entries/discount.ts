/** Texts of `admin/entries/discount`, made by `npm run generate` from `messages/<lang>/admin/entries/discount.json`. */
import type { Lang } from '../../../languages.ts';
import { counted } from '../../../plural.ts';

export type Messages = {
  count: (v: { count: number }) => string;
  none: string;
  emptyTitle: string;
  emptyText: string;
  searchHint: string;
  sections: {
    main: string;
    time: string;
    limits: string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    count: (v) => counted("fr", v.count, { one: "# code", other: "# codes" }),
    none: "Aucun code ne correspond.",
    emptyTitle: "Aucun code de réduction pour l’instant",
    emptyText: "Un code se donne par e-mail ou sur une carte, et se saisit au panier. Choisissez ce qu’il enlève, quand il vaut, et combien de fois.",
    searchHint: "Code",
    sections: {
      main: "Réduction",
      time: "Quand le code vaut",
      limits: "Conditions",
    },
  },
  en: {
    count: (v) => counted("en", v.count, { one: "# code", other: "# codes" }),
    none: "No code matches.",
    emptyTitle: "No discount code yet",
    emptyText: "A code is given by e-mail or on a card, and typed in the cart. Choose what it takes off, when it counts, and how often.",
    searchHint: "Code",
    sections: {
      main: "Discount",
      time: "When the code counts",
      limits: "Conditions",
    },
  },
};
