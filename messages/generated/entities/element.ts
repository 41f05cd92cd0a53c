/** Texts of `entities/element`, made by `npm run generate` from `messages/<lang>/entities/element.json`. */
import type { Lang } from '../../languages.ts';

export type Messages = {
  fields: {
    id: {
      label: string;
      help: string;
    };
    route: {
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
    link: {
      label: string;
      help: string;
    };
    event: {
      label: string;
      help: string;
    };
    "event.startsAt": {
      label: string;
      help: string;
      file: string;
    };
    "event.endsAt": {
      label: string;
      help: string;
      file: string;
    };
    "event.place": {
      label: string;
      help: string;
    };
    "event.price": {
      label: string;
      help: string;
      file: string;
    };
    "event.seats": {
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
      route: {
        label: "Liste",
        help: "`logo-footer`, `link-footer`, `equipe` ; les entrées de `evenements` ont chacune une page.",
      },
      slug: {
        label: "Nom dans l’adresse",
        help: "Lettres minuscules, chiffres et traits d’union, en commençant par une lettre ; donné une seule fois dans sa liste.",
      },
      title: {
        label: "Titre",
        help: "",
      },
      excerpt: {
        label: "Résumé",
        help: "Ce qui figure dans la liste.",
      },
      html: {
        label: "Texte",
        help: "",
        file: "En HTML ; ce qui pourrait nuire au lecteur est retiré.",
      },
      pictures: {
        label: "Images",
        help: "Dans l’ordre.",
      },
      "pictures.*.name": {
        label: "Fichier",
        help: "Une image de la médiathèque.",
      },
      "pictures.*.alt": {
        label: "Ce que montre l’image, pour qui ne la voit pas",
        help: "Laissé vide, l’image est un simple décor.",
      },
      link: {
        label: "Où cela mène",
        help: "Un chemin du site ou une autre adresse.",
      },
      event: {
        label: "Événement",
        help: "Renseigné, l’entrée est un événement.",
      },
      "event.startsAt": {
        label: "Commence",
        help: "",
        file: "En UTC.",
      },
      "event.endsAt": {
        label: "Finit",
        help: "",
        file: "En UTC.",
      },
      "event.place": {
        label: "Lieu",
        help: "",
      },
      "event.price": {
        label: "Prix",
        help: "Par personne ; 0 est gratuit, vide n’en dit rien.",
        file: "En centimes.",
      },
      "event.seats": {
        label: "Places en tout",
        help: "Vide : autant qu’il en vient, sans inscription.",
      },
    },
  },
  en: {
    fields: {
      id: {
        label: "Number",
        help: "In its address. It stays the same when the site moves; leave it out of what you add.",
      },
      route: {
        label: "List",
        help: "`logo-footer`, `link-footer`, `equipe`; entries of `evenements` have a page each.",
      },
      slug: {
        label: "Name in the address",
        help: "Lower-case letters, digits and hyphens, beginning with a letter; given once in its list.",
      },
      title: {
        label: "Title",
        help: "",
      },
      excerpt: {
        label: "Summary",
        help: "What stands in the list.",
      },
      html: {
        label: "Text",
        help: "",
        file: "HTML; what could harm a reader is taken out.",
      },
      pictures: {
        label: "Pictures",
        help: "In order.",
      },
      "pictures.*.name": {
        label: "File",
        help: "A picture of the media library.",
      },
      "pictures.*.alt": {
        label: "What the picture shows, for those who do not see it",
        help: "If left empty, the picture counts as decoration.",
      },
      link: {
        label: "Where it leads",
        help: "A path of the site or another address.",
      },
      event: {
        label: "Event",
        help: "Filled in, the entry is an event.",
      },
      "event.startsAt": {
        label: "Begins",
        help: "",
        file: "In UTC.",
      },
      "event.endsAt": {
        label: "Ends",
        help: "",
        file: "In UTC.",
      },
      "event.place": {
        label: "Place",
        help: "",
      },
      "event.price": {
        label: "Price",
        help: "For one person; 0 is free, empty says nothing.",
        file: "In cents.",
      },
      "event.seats": {
        label: "Places in all",
        help: "Empty: as many as come, and nobody registers.",
      },
    },
  },
};
