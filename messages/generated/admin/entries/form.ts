/** Texts of `admin/entries/form`, made by `npm run generate` from `messages/<lang>/admin/entries/form.json`. */
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
    fields: string;
    after: string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    count: (v) => counted("fr", v.count, { one: "# formulaire", other: "# formulaires" }),
    none: "Aucun formulaire ne correspond.",
    emptyTitle: "Aucun formulaire pour l’instant",
    emptyText: "Un formulaire pose vos questions sur une page : devis, candidature, enquête. Les réponses arrivent dans « Réponses et messages ».",
    searchHint: "Titre ou nom",
    sections: {
      main: "Formulaire",
      fields: "Questions",
      after: "Envoi",
    },
  },
  en: {
    count: (v) => counted("en", v.count, { one: "# form", other: "# forms" }),
    none: "No form matches.",
    emptyTitle: "No form yet",
    emptyText: "A form asks your questions on a page: an offer, an application, a survey. The answers come to “Answers and messages”.",
    searchHint: "Title or name",
    sections: {
      main: "Form",
      fields: "Questions",
      after: "Sending",
    },
  },
};
