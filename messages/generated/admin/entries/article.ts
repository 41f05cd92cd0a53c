/** Texts of `admin/entries/article`, made by `npm run generate` from `messages/<lang>/admin/entries/article.json`. */
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
    picture: string;
    publication: string;
    search: string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    count: (v) => counted("fr", v.count, { one: "# article", other: "# articles" }),
    none: "Aucun article ne correspond.",
    emptyTitle: "Aucun article pour l’instant",
    emptyText: "Un article du blog raconte, conseille, explique. Rangez-le dans un ou plusieurs dossiers ; il paraît le jour choisi.",
    searchHint: "Titre ou nom",
    sections: {
      text: "Texte",
      picture: "Image",
      publication: "Parution",
      search: "Moteurs de recherche",
    },
  },
  en: {
    count: (v) => counted("en", v.count, { one: "# article", other: "# articles" }),
    none: "No article matches.",
    emptyTitle: "No article yet",
    emptyText: "An article of the blog tells, advises, explains. Put it in one or several folders; it appears on the day that you choose.",
    searchHint: "Title or name",
    sections: {
      text: "Text",
      picture: "Picture",
      publication: "Publication",
      search: "Search engines",
    },
  },
};
