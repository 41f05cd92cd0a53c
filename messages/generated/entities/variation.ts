/** Texts of `entities/variation`, made by `npm run generate` from `messages/<lang>/entities/variation.json`. */
import type { Lang } from '../../languages.ts';

export type Messages = {
  fields: {
    key: {
      label: string;
      help: string;
    };
    axis: {
      label: string;
      help: string;
      options: {
        size: string;
        colour: string;
      };
    };
    label: {
      label: string;
      help: string;
    };
    displayLabel: {
      label: string;
      help: string;
    };
    values: {
      label: string;
      help: string;
    };
    "values.*.label": {
      label: string;
      help: string;
    };
    "values.*.colour": {
      label: string;
      help: string;
    };
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    fields: {
      key: {
        label: "Nom",
        help: "Les produits la nomment ainsi.",
      },
      axis: {
        label: "Filtre",
        help: "Le filtre de la liste qu’elle alimente. Non donné : `colour` si une valeur a une couleur, `size` pour `taille` et `pointure`.",
        options: {
          size: "Taille",
          colour: "Couleur",
        },
      },
      label: {
        label: "Libellé",
        help: "",
      },
      displayLabel: {
        label: "Libellé sur la fiche",
        help: "S’il diffère.",
      },
      values: {
        label: "Valeurs",
        help: "Dans l’ordre d’affichage.",
      },
      "values.*.label": {
        label: "Valeur",
        help: "Les produits la nomment ainsi.",
      },
      "values.*.colour": {
        label: "Couleur",
        help: "Une couleur CSS pour sa pastille.",
      },
    },
  },
  en: {
    fields: {
      key: {
        label: "Name",
        help: "Products name it so.",
      },
      axis: {
        label: "Filter",
        help: "Which filter of the list it feeds. Left out: `colour` where a value has a colour, `size` for `taille` and `pointure`.",
        options: {
          size: "Size",
          colour: "Colour",
        },
      },
      label: {
        label: "Label",
        help: "",
      },
      displayLabel: {
        label: "Label on the product page",
        help: "Where that is another.",
      },
      values: {
        label: "Values",
        help: "In the order they are shown.",
      },
      "values.*.label": {
        label: "Value",
        help: "Products name it so.",
      },
      "values.*.colour": {
        label: "Colour",
        help: "A CSS colour for its swatch.",
      },
    },
  },
};
