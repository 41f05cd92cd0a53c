/** Texts of `entities/blog-folder`, made by `npm run generate` from `messages/<lang>/entities/blog-folder.json`. */
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
    name: {
      label: string;
      help: string;
    };
    description: {
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
    parent: {
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
        help: "Lettres minuscules, chiffres et traits d’union ; donné une seule fois.",
      },
      name: {
        label: "Nom",
        help: "",
      },
      description: {
        label: "Description",
        help: "Une phrase sous le nom.",
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
      parent: {
        label: "Dans",
        help: "Le dossier qui le contient. Vide : aucun.",
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
        help: "Lower-case letters, digits and hyphens; given once.",
      },
      name: {
        label: "Name",
        help: "",
      },
      description: {
        label: "Description",
        help: "A sentence below the name.",
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
      parent: {
        label: "Within",
        help: "The folder that it stands in. Empty: none.",
      },
    },
  },
};
