/** Texts of `admin/entries/carrier`, made by `npm run generate` from `messages/<lang>/admin/entries/carrier.json`. */
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
    fees: string;
    technical: string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    count: (v) => counted("fr", v.count, { one: "# transporteur", other: "# transporteurs" }),
    none: "Aucun transporteur ne correspond.",
    emptyTitle: "Aucun transporteur pour l’instant",
    emptyText: "Un transporteur est une façon de livrer, avec ses délais et ses frais selon le pays et le poids. Sans transporteur, seule la boutique peut remettre les commandes.",
    searchHint: "Nom ou description",
    sections: {
      main: "Transporteur",
      time: "Délai",
      fees: "Frais",
      technical: "Réglages du transporteur",
    },
  },
  en: {
    count: (v) => counted("en", v.count, { one: "# carrier", other: "# carriers" }),
    none: "No carrier matches.",
    emptyTitle: "No carrier yet",
    emptyText: "A carrier is a way of delivery, with its time and its fees by country and weight. Without one, orders can only be handed over in the shop.",
    searchHint: "Name or description",
    sections: {
      main: "Carrier",
      time: "Time",
      fees: "Fees",
      technical: "Settings of the carrier",
    },
  },
};
