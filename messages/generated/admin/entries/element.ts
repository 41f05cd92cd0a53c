/** Texts of `admin/entries/element`, made by `npm run generate` from `messages/<lang>/admin/entries/element.json`. */
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
    event: string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    count: (v) => counted("fr", v.count, { one: "# entrée", other: "# entrées" }),
    none: "Aucune entrée ne correspond.",
    emptyTitle: "Aucune entrée pour l’instant",
    emptyText: "Les pages montrent des listes : événements, équipe, partenaires, logos. Chaque entrée a un titre, des images, un lien ; avec une date, c’est un événement, où l’on s’inscrit s’il a des places.",
    searchHint: "Titre ou nom",
    sections: {
      main: "Entrée",
      pictures: "Images",
      event: "Événement",
    },
  },
  en: {
    count: (v) => counted("en", v.count, { one: "# entry", other: "# entries" }),
    none: "No entry matches.",
    emptyTitle: "No entry yet",
    emptyText: "Pages show lists: events, the team, partners, logos. Each entry has a title, pictures, a link; with a date it is an event, for which people register where it has seats.",
    searchHint: "Title or name",
    sections: {
      main: "Entry",
      pictures: "Pictures",
      event: "Event",
    },
  },
};
