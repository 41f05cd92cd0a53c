/** Texts of `admin/entries/news`, made by `npm run generate` from `messages/<lang>/admin/entries/news.json`. */
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
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    count: (v) => counted("fr", v.count, { one: "# actualité", other: "# actualités" }),
    none: "Aucune actualité ne correspond.",
    emptyTitle: "Aucune actualité pour l’instant",
    emptyText: "Une actualité annonce ce qui se passe : une vente, une fermeture, un nouveau millésime. Elle paraît le jour choisi, et se retire d’elle-même.",
    searchHint: "Titre ou nom",
    sections: {
      text: "Texte",
      picture: "Image",
      publication: "Parution",
    },
  },
  en: {
    count: (v) => counted("en", v.count, { one: "# piece of news", other: "# pieces of news" }),
    none: "No news matches.",
    emptyTitle: "No news yet",
    emptyText: "A piece of news tells what goes on: a sale, a closure, a new vintage. It appears on the day that you choose, and goes by itself.",
    searchHint: "Title or name",
    sections: {
      text: "Text",
      picture: "Picture",
      publication: "Publication",
    },
  },
};
