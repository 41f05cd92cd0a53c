/** Texts of `admin/entries/album`, made by `npm run generate` from `messages/<lang>/admin/entries/album.json`. */
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
    pictures: string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    count: (v) => counted("fr", v.count, { one: "# album", other: "# albums" }),
    none: "Aucun album ne correspond.",
    emptyTitle: "Aucun album pour l’instant",
    emptyText: "Un album montre des images ensemble : une collection, un atelier, une fête. La première image le représente dans les listes.",
    searchHint: "Titre ou nom",
    sections: {
      main: "Album",
      pictures: "Images",
    },
  },
  en: {
    count: (v) => counted("en", v.count, { one: "# album", other: "# albums" }),
    none: "No album matches.",
    emptyTitle: "No album yet",
    emptyText: "An album shows pictures together: a collection, a workshop, a party. The first picture stands for it in lists.",
    searchHint: "Title or name",
    sections: {
      main: "Album",
      pictures: "Pictures",
    },
  },
};
