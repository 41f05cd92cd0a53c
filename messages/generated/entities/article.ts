/** Texts of `entities/article`, made by `npm run generate` from `messages/<lang>/entities/article.json`. */
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
      file: string;
    };
    metaDescription: {
      label: string;
      help: string;
    };
    author: {
      label: string;
      help: string;
    };
    picture: {
      label: string;
      help: string;
    };
    "picture.name": {
      label: string;
      help: string;
    };
    "picture.alt": {
      label: string;
      help: string;
    };
    folders: {
      label: string;
      help: string;
    };
    publishedAt: {
      label: string;
      help: string;
    };
    updatedAt: {
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
        help: "Dans son adresse. Il reste le même quand le site déménage ; à ne pas donner à ce que vous ajoutez.",
      },
      slug: {
        label: "Nom dans l’adresse",
        help: "Lettres minuscules, chiffres et traits d’union ; pas `folder`, qui est l’adresse d’un dossier.",
      },
      title: {
        label: "Titre",
        help: "",
      },
      excerpt: {
        label: "Résumé",
        help: "Ce qui figure dans les listes.",
      },
      html: {
        label: "Texte",
        help: "",
        file: "En HTML ; ce qui pourrait nuire au lecteur est retiré.",
      },
      metaDescription: {
        label: "Description pour les moteurs de recherche",
        help: "",
      },
      author: {
        label: "Auteur",
        help: "",
      },
      picture: {
        label: "Image",
        help: "",
      },
      "picture.name": {
        label: "Fichier",
        help: "Une image de la médiathèque.",
      },
      "picture.alt": {
        label: "Ce que montre l’image, pour qui ne la voit pas",
        help: "Laissé vide, l’image est un simple décor.",
      },
      folders: {
        label: "Dossiers",
        help: "Le premier est son dossier principal.",
      },
      publishedAt: {
        label: "Publié le",
        help: "Sans heure : dès le début de ce jour.",
      },
      updatedAt: {
        label: "Modifié le",
        help: "Pour les lecteurs.",
      },
    },
  },
  en: {
    fields: {
      id: {
        label: "Number",
        help: "In its address. It stays the same when the site moves; leave it out of what you add.",
      },
      slug: {
        label: "Name in the address",
        help: "Lower-case letters, digits and hyphens; not `folder`, which is a folder’s address.",
      },
      title: {
        label: "Title",
        help: "",
      },
      excerpt: {
        label: "Summary",
        help: "What stands in lists.",
      },
      html: {
        label: "Text",
        help: "",
        file: "HTML; what could harm a reader is taken out.",
      },
      metaDescription: {
        label: "Description for search engines",
        help: "",
      },
      author: {
        label: "Author",
        help: "",
      },
      picture: {
        label: "Picture",
        help: "",
      },
      "picture.name": {
        label: "File",
        help: "A picture of the media library.",
      },
      "picture.alt": {
        label: "What the picture shows, for those who do not see it",
        help: "If left empty, the picture counts as decoration.",
      },
      folders: {
        label: "Folders",
        help: "The first is its main one.",
      },
      publishedAt: {
        label: "Published on",
        help: "Without a time: from the start of that day.",
      },
      updatedAt: {
        label: "Changed on",
        help: "For readers.",
      },
    },
  },
};
