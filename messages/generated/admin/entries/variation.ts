/** Texts of `admin/entries/variation`, made by `npm run generate` from `messages/<lang>/admin/entries/variation.json`. */
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
    values: string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    count: (v) => counted("fr", v.count, { one: "# déclinaison", other: "# déclinaisons" }),
    none: "Aucune déclinaison ne correspond.",
    emptyTitle: "Aucune taille ni couleur pour l’instant",
    emptyText: "Une déclinaison est ce par quoi les pièces d’un produit diffèrent : taille, couleur, contenance. Donnez ses valeurs ici, dans l’ordre où les clients les lisent ; chaque produit choisit ensuite les siennes.",
    searchHint: "Libellé ou nom",
    sections: {
      main: "Déclinaison",
      values: "Valeurs",
    },
  },
  en: {
    count: (v) => counted("en", v.count, { one: "# variation", other: "# variations" }),
    none: "No variation matches.",
    emptyTitle: "No sizes or colours yet",
    emptyText: "A variation is what the pieces of a product differ by: size, colour, volume. Give its values here, in the order in which customers read them; each product then chooses its own.",
    searchHint: "Label or name",
    sections: {
      main: "Variation",
      values: "Values",
    },
  },
};
