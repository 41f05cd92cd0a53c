/** Texts of `settings/logo-pictures`, made by `npm run generate` from `messages/<lang>/settings/logo-pictures.json`. */
import type { Lang } from '../../languages.ts';

export type Messages = {
  LOGO: {
    label: string;
    help: string;
  };
  LOGO_FOOTER: {
    label: string;
    help: string;
  };
  LOGO_LIGHT_THEME: {
    label: string;
    help: string;
  };
  LOGO_FAVICON: {
    label: string;
    help: string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    LOGO: {
      label: "Logo de l’en-tête",
      help: "En haut de chaque page, et dans les moteurs de recherche. Sans image, le nom du site s’y lit en lettres.",
    },
    LOGO_FOOTER: {
      label: "Logo du pied de page",
      help: "Sans image, celui de l’en-tête.",
    },
    LOGO_LIGHT_THEME: {
      label: "Logo pour fonds clairs",
      help: "Là où le fond est clair, et sur les fiches PDF. Sans image, les autres logos y restent.",
    },
    LOGO_FAVICON: {
      label: "Icône du site",
      help: "Dans l’onglet du navigateur, dans les favoris, et sur l’écran d’un téléphone. Une image carrée convient le mieux.",
    },
  },
  en: {
    LOGO: {
      label: "Logo of the header",
      help: "At the top of every page, and in search engines. Without a picture, the site’s name stands there in letters.",
    },
    LOGO_FOOTER: {
      label: "Logo of the footer",
      help: "Without a picture, that of the header.",
    },
    LOGO_LIGHT_THEME: {
      label: "Logo for light grounds",
      help: "Where the ground is light, and on PDF sheets. Without a picture, the other logos stay there.",
    },
    LOGO_FAVICON: {
      label: "Icon of the site",
      help: "In the browser’s tab, in bookmarks, and on a phone’s screen. A square picture is best.",
    },
  },
};
