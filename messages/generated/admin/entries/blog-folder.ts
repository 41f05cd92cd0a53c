/** Texts of `admin/entries/blog-folder`, made by `npm run generate` from `messages/<lang>/admin/entries/blog-folder.json`. */
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
    picture: string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    count: (v) => counted("fr", v.count, { one: "# dossier", other: "# dossiers" }),
    none: "Aucun dossier ne correspond.",
    emptyTitle: "Aucun dossier pour l’instant",
    emptyText: "Un dossier rassemble des articles du blog sur un même sujet. Un dossier peut se trouver dans un autre.",
    searchHint: "Nom",
    sections: {
      main: "Dossier",
      picture: "Image",
    },
  },
  en: {
    count: (v) => counted("en", v.count, { one: "# folder", other: "# folders" }),
    none: "No folder matches.",
    emptyTitle: "No folder yet",
    emptyText: "A folder gathers articles of the blog on one subject. A folder may stand in another.",
    searchHint: "Name",
    sections: {
      main: "Folder",
      picture: "Picture",
    },
  },
};
