/** Texts of `entities/popup`, made by `npm run generate` from `messages/<lang>/entities/popup.json`. */
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
    html: {
      label: string;
      help: string;
      file: string;
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
    link: {
      label: string;
      help: string;
    };
    linkLabel: {
      label: string;
      help: string;
    };
    trigger: {
      label: string;
      help: string;
      options: {
        load: string;
        delay: string;
        scroll: string;
        exit: string;
      };
    };
    delaySeconds: {
      label: string;
      help: string;
    };
    scrollPercent: {
      label: string;
      help: string;
    };
    showOnEveryReload: {
      label: string;
      help: string;
    };
    restDays: {
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
        label: "Nom",
        help: "Lettres minuscules, chiffres et traits d’union, en commençant par une lettre ; les pages le nomment ainsi.",
      },
      title: {
        label: "Titre",
        help: "",
      },
      html: {
        label: "Texte",
        help: "",
        file: "En HTML ; ce qui pourrait nuire au lecteur est retiré.",
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
      link: {
        label: "Où mène son bouton",
        help: "Un chemin du site ou une autre adresse.",
      },
      linkLabel: {
        label: "Texte du bouton",
        help: "",
      },
      trigger: {
        label: "S’ouvre",
        help: "",
        options: {
          load: "Avec la page",
          delay: "Après quelques secondes",
          scroll: "À une part de la page",
          exit: "Quand le pointeur quitte la fenêtre",
        },
      },
      delaySeconds: {
        label: "Secondes avant qu’elle ne s’ouvre",
        help: "",
      },
      scrollPercent: {
        label: "Part de la page",
        help: "En pour cent.",
      },
      showOnEveryReload: {
        label: "S’ouvre à chaque fois",
        help: "Qu’elle ait été fermée ou non.",
      },
      restDays: {
        label: "Jours fermée",
        help: "Pendant lesquels elle reste fermée une fois fermée.",
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
        label: "Name",
        help: "Lower-case letters, digits and hyphens, beginning with a letter; documents name it so.",
      },
      title: {
        label: "Title",
        help: "",
      },
      html: {
        label: "Text",
        help: "",
        file: "HTML; what could harm a reader is taken out.",
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
      link: {
        label: "Where its button leads",
        help: "A path of the site or another address.",
      },
      linkLabel: {
        label: "Text of the button",
        help: "",
      },
      trigger: {
        label: "Opens",
        help: "",
        options: {
          load: "With the page",
          delay: "After some seconds",
          scroll: "Part of the way down",
          exit: "When the pointer leaves the window",
        },
      },
      delaySeconds: {
        label: "Seconds before it opens",
        help: "",
      },
      scrollPercent: {
        label: "Part of the page",
        help: "In per cent.",
      },
      showOnEveryReload: {
        label: "Opens every time",
        help: "Whether it was closed or not.",
      },
      restDays: {
        label: "Days closed",
        help: "For which it stays closed once somebody closed it.",
      },
    },
  },
};
