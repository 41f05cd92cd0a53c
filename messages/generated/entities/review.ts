/** Texts of `entities/review`, made by `npm run generate` from `messages/<lang>/entities/review.json`. */
import type { Lang } from '../../languages.ts';

export type Messages = {
  fields: {
    key: {
      label: string;
      help: string;
    };
    source: {
      label: string;
      help: string;
      options: {
        GOOGLE: string;
        OWNER: string;
        SAMPLE: string;
      };
    };
    author: {
      label: string;
      help: string;
    };
    rating: {
      label: string;
      help: string;
    };
    text: {
      label: string;
      help: string;
    };
    language: {
      label: string;
      help: string;
      file: string;
    };
    reply: {
      label: string;
      help: string;
    };
    writtenAt: {
      label: string;
      help: string;
    };
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    fields: {
      key: {
        label: "Nom de l’avis",
        help: "Un nom unique, par exemple celui que lui donne Google.",
      },
      source: {
        label: "Provenance",
        help: "Les visiteurs la lisent à côté de l’avis : elle doit être vraie.",
        options: {
          GOOGLE: "Laissé sur Google",
          OWNER: "Reçu et saisi par la boutique",
          SAMPLE: "Exemple, écrit par personne",
        },
      },
      author: {
        label: "Auteur",
        help: "",
      },
      rating: {
        label: "Étoiles",
        help: "",
      },
      text: {
        label: "Texte",
        help: "",
      },
      language: {
        label: "Langue",
        help: "La langue dans laquelle il est écrit.",
        file: "Deux lettres.",
      },
      reply: {
        label: "Réponse de la boutique",
        help: "",
      },
      writtenAt: {
        label: "Écrit le",
        help: "",
      },
    },
  },
  en: {
    fields: {
      key: {
        label: "Name of the review",
        help: "A name of its own, for example the one that Google gives it.",
      },
      source: {
        label: "Source",
        help: "Visitors read it beside the review: it has to be true.",
        options: {
          GOOGLE: "Left on Google",
          OWNER: "Received and entered by the shop",
          SAMPLE: "Example, by no customer",
        },
      },
      author: {
        label: "Author",
        help: "",
      },
      rating: {
        label: "Stars",
        help: "",
      },
      text: {
        label: "Text",
        help: "",
      },
      language: {
        label: "Language",
        help: "The language it is written in.",
        file: "Two letters.",
      },
      reply: {
        label: "Answer of the shop",
        help: "",
      },
      writtenAt: {
        label: "Written on",
        help: "",
      },
    },
  },
};
