/** Texts of `admin/entries/tag`, made by `npm run generate` from `messages/<lang>/admin/entries/tag.json`. */
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
    place: string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    count: (v) => counted("fr", v.count, { one: "# étiquette", other: "# étiquettes" }),
    none: "Aucune étiquette ne correspond.",
    emptyTitle: "Aucune étiquette pour l’instant",
    emptyText: "Une étiquette rassemble des produits : « Robes », « Nouveautés », « Lin ». Les clients s’en servent comme filtre dans les listes, et une page peut montrer tout ce qui la porte.",
    searchHint: "Libellé ou nom",
    sections: {
      main: "Étiquette",
      place: "Où elle mène",
    },
  },
  en: {
    count: (v) => counted("en", v.count, { one: "# tag", other: "# tags" }),
    none: "No tag matches.",
    emptyTitle: "No tag yet",
    emptyText: "A tag gathers products: “Dresses”, “New in”, “Linen”. Customers filter lists by it, and a page can show all that bears it.",
    searchHint: "Label or name",
    sections: {
      main: "Tag",
      place: "Where it leads",
    },
  },
};
