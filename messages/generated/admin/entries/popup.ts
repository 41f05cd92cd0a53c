/** Texts of `admin/entries/popup`, made by `npm run generate` from `messages/<lang>/admin/entries/popup.json`. */
import type { Lang } from '../../../languages.ts';
import { counted } from '../../../plural.ts';

export type Messages = {
  count: (v: { count: number }) => string;
  none: string;
  emptyTitle: string;
  emptyText: string;
  searchHint: string;
  sections: {
    text: string;
    time: string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    count: (v) => counted("fr", v.count, { one: "# fenêtre", other: "# fenêtres" }),
    none: "Aucune fenêtre ne correspond.",
    emptyTitle: "Aucune fenêtre pour l’instant",
    emptyText: "Une fenêtre s’ouvre par-dessus une page : bienvenue, fermeture, offre. Dites quand ; l’éditeur de pages la place avec le bloc « Fenêtre ».",
    searchHint: "Titre ou nom",
    sections: {
      text: "Contenu",
      time: "Quand elle s’ouvre",
    },
  },
  en: {
    count: (v) => counted("en", v.count, { one: "# popup", other: "# popups" }),
    none: "No popup matches.",
    emptyTitle: "No popup yet",
    emptyText: "A popup opens over a page: a welcome, a closure, an offer. Say when; the page editor places it with the block “Popup”.",
    searchHint: "Title or name",
    sections: {
      text: "Content",
      time: "When it opens",
    },
  },
};
