/** Texts of `admin/entries/review`, made by `npm run generate` from `messages/<lang>/admin/entries/review.json`. */
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
    reply: string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    count: (v) => counted("fr", v.count, { one: "# avis", other: "# avis" }),
    none: "Aucun avis ne correspond.",
    emptyTitle: "Aucun avis sur la boutique pour l’instant",
    emptyText: "Entrez ici les avis que la boutique a reçus, avec leur provenance et vos réponses : les pages les montrent.",
    searchHint: "Auteur, texte ou réponse",
    sections: {
      main: "Avis",
      reply: "Réponse",
    },
  },
  en: {
    count: (v) => counted("en", v.count, { one: "# review", other: "# reviews" }),
    none: "No review matches.",
    emptyTitle: "No review of the shop yet",
    emptyText: "Enter the reviews that the shop received here, with where they are from and your replies: pages show them.",
    searchHint: "Author, text or reply",
    sections: {
      main: "Review",
      reply: "Reply",
    },
  },
};
