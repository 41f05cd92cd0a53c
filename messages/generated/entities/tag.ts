/** Texts of `entities/tag`, made by `npm run generate` from `messages/<lang>/entities/tag.json`. */
import type { Lang } from '../../languages.ts';

export type Messages = {
  fields: {
    slug: {
      label: string;
      help: string;
    };
    label: {
      label: string;
      help: string;
    };
    page: {
      label: string;
      help: string;
      file: string;
    };
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    fields: {
      slug: {
        label: "Nom dans l’adresse",
        help: "Lettres minuscules, chiffres et traits d’union. Les produits portent l’étiquette par ce nom.",
      },
      label: {
        label: "Libellé",
        help: "Ce que lisent les clients dans les filtres et les listes.",
      },
      page: {
        label: "Page",
        help: "La page qui liste les produits de cette étiquette.",
        file: "Sa clé.",
      },
    },
  },
  en: {
    fields: {
      slug: {
        label: "Name in the address",
        help: "Lower-case letters, digits and hyphens. Products bear the tag by this name.",
      },
      label: {
        label: "Label",
        help: "What customers read in filters and lists.",
      },
      page: {
        label: "Page",
        help: "The page that lists the products with this tag.",
        file: "Its key.",
      },
    },
  },
};
