/** Texts of `entities/review`, made by `npm run generate` from `messages/<lang>/entities/review.json`. */
import type { Lang } from '../../languages.ts';

export type Messages = {
  fields: {
    key: {
      label: string;
      help: string;
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
        label: "Nom chez Google",
        help: "",
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
        label: "Name at Google",
        help: "",
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
