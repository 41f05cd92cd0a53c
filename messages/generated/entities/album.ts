/** Texts of `entities/album`, made by `npm run generate` from `messages/<lang>/entities/album.json`. */
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
    description: {
      label: string;
      help: string;
    };
    publishedAt: {
      label: string;
      help: string;
    };
    pictures: {
      label: string;
      help: string;
    };
    "pictures.*.name": {
      label: string;
      help: string;
    };
    "pictures.*.alt": {
      label: string;
      help: string;
    };
    "pictures.*.caption": {
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
      title: {
        label: "Titre",
        help: "",
      },
      description: {
        label: "Description",
        help: "Au-dessus des images.",
      },
      publishedAt: {
        label: "Publié le",
        help: "Sans heure : dès le début de ce jour.",
      },
      pictures: {
        label: "Images",
        help: "La première représente l’album.",
      },
      "pictures.*.name": {
        label: "Fichier",
        help: "Une image de la médiathèque.",
      },
      "pictures.*.alt": {
        label: "Ce que montre l’image, pour qui ne la voit pas",
        help: "Laissé vide, l’image est un simple décor.",
      },
      "pictures.*.caption": {
        label: "Légende",
        help: "Une ligne sous l’image.",
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
      title: {
        label: "Title",
        help: "",
      },
      description: {
        label: "Description",
        help: "Above the pictures.",
      },
      publishedAt: {
        label: "Published on",
        help: "Without a time: from the start of that day.",
      },
      pictures: {
        label: "Pictures",
        help: "The first stands for the album.",
      },
      "pictures.*.name": {
        label: "File",
        help: "A picture of the media library.",
      },
      "pictures.*.alt": {
        label: "What the picture shows, for those who do not see it",
        help: "If left empty, the picture counts as decoration.",
      },
      "pictures.*.caption": {
        label: "Caption",
        help: "A line below the picture.",
      },
    },
  },
};
