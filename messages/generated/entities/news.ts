/** Texts of `entities/news`, made by `npm run generate` from `messages/<lang>/entities/news.json`. */
import type { Lang } from '../../languages.ts';

export type Messages = {
  fields: {
    id: {
      label: string;
      help: string;
    };
    slug: {
      label: string;
      help: string;
    };
    title: {
      label: string;
      help: string;
    };
    excerpt: {
      label: string;
      help: string;
    };
    html: {
      label: string;
      help: string;
    };
    picture: {
      label: string;
      help: string;
    };
    "picture.alt": {
      label: string;
      help: string;
    };
    promoted: {
      label: string;
      help: string;
    };
    publishedAt: {
      label: string;
      help: string;
    };
    expiresAt: {
      label: string;
      help: string;
    };
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    fields: {
      id: {
        label: "Numéro",
        help: "Il reste le même quand le site déménage.",
      },
      slug: {
        label: "Nom dans l’adresse",
        help: "Lettres minuscules, chiffres et traits d’union.",
      },
      title: {
        label: "Titre",
        help: "",
      },
      excerpt: {
        label: "Résumé",
        help: "Ce qui se lit là où l’actualité est seulement annoncée.",
      },
      html: {
        label: "Texte",
        help: "",
      },
      picture: {
        label: "Image",
        help: "",
      },
      "picture.alt": {
        label: "Ce que montre l’image, pour qui ne la voit pas",
        help: "Vide : l’image passe pour un décor.",
      },
      promoted: {
        label: "Mise en avant",
        help: "Annoncée aussi là où la page d’accueil montre les actualités choisies.",
      },
      publishedAt: {
        label: "Publiée le",
        help: "Sans heure : dès le début de ce jour.",
      },
      expiresAt: {
        label: "Retirée le",
        help: "Vide : elle reste.",
      },
    },
  },
  en: {
    fields: {
      id: {
        label: "Number",
        help: "It stays the same when the site moves.",
      },
      slug: {
        label: "Name in the address",
        help: "Lower-case letters, digits and hyphens.",
      },
      title: {
        label: "Title",
        help: "",
      },
      excerpt: {
        label: "Summary",
        help: "What is read where the news is only announced.",
      },
      html: {
        label: "Text",
        help: "",
      },
      picture: {
        label: "Picture",
        help: "",
      },
      "picture.alt": {
        label: "What the picture shows, for those who do not see it",
        help: "If left empty, the picture counts as decoration.",
      },
      promoted: {
        label: "Promoted",
        help: "Announced as well where the home page shows chosen news.",
      },
      publishedAt: {
        label: "Published on",
        help: "Without a time: from the start of that day.",
      },
      expiresAt: {
        label: "Withdrawn on",
        help: "Empty: it stays.",
      },
    },
  },
};
