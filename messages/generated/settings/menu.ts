/** Texts of `settings/menu`, made by `npm run generate` from `messages/<lang>/settings/menu.json`. */
import type { Lang } from '../../languages.ts';

export type Messages = {
  IS_MENU_FIXED: {
    label: string;
    help: string;
  };
  MENU_ALIGNMENT: {
    label: string;
    help: string;
    options: {
      LEFT: string;
      CENTER: string;
      RIGHT: string;
      JUSTIFY: string;
    };
  };
  MENU_ACTIVE_TYPE: {
    label: string;
    help: string;
    options: {
      BACKGROUND_COLOR: string;
      UNDERLINE: string;
      FONT_COLOR: string;
      NONE: string;
    };
  };
  MENU_HOVER_TRANSITION: {
    label: string;
    help: string;
    options: {
      SIMPLE_BACKGROUND_COLOR: string;
      SLIDE_BACKGROUND_COLOR: string;
      UNDERLINE: string;
      SLIDE_UNDERLINE: string;
      FONT_COLOR: string;
      NONE: string;
    };
  };
  MENU_TYPE: {
    label: string;
    help: string;
    options: {
      RELATIVE: string;
      OVERLAY: string;
    };
  };
  MOBILE_MENU_POSITION: {
    label: string;
    help: string;
    options: {
      TOP: string;
      BOTTOM: string;
      NONE: string;
    };
  };
  SUBMENU_WIDTH: {
    label: string;
    help: string;
  };
  SUBMENU_ALIGNMENT: {
    label: string;
    help: string;
    options: {
      LEFT: string;
      CENTER: string;
      RIGHT: string;
    };
  };
  SUBMENU_DROPSHADOW: {
    label: string;
    help: string;
  };
  SUBMENU_CENTERED: {
    label: string;
    help: string;
  };
  MENU_ICON_SIZE: {
    label: string;
    help: string;
  };
  DISPLAY_MENU_ICON: {
    label: string;
    help: string;
  };
  LANG_MENU_STYLE: {
    label: string;
    help: string;
    options: {
      TEXT: string;
      CODE: string;
      NONE: string;
    };
  };
  MENU_ITEM_SPACING: {
    label: string;
    help: string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    IS_MENU_FIXED: {
      label: "Menu fixe",
      help: "L’en-tête reste en haut de l’écran quand on défile.",
    },
    MENU_ALIGNMENT: {
      label: "Alignement du menu",
      help: "Place des rubriques dans leur ligne.",
      options: {
        LEFT: "À gauche",
        CENTER: "Au centre",
        RIGHT: "À droite",
        JUSTIFY: "Réparti",
      },
    },
    MENU_ACTIVE_TYPE: {
      label: "Marque de la rubrique active",
      help: "Comment on voit où l’on est.",
      options: {
        BACKGROUND_COLOR: "Fond de couleur",
        UNDERLINE: "Souligné",
        FONT_COLOR: "Texte de couleur",
        NONE: "Aucune",
      },
    },
    MENU_HOVER_TRANSITION: {
      label: "Effet au survol du menu",
      help: "Ce que fait une rubrique sous le pointeur.",
      options: {
        SIMPLE_BACKGROUND_COLOR: "Fond de couleur",
        SLIDE_BACKGROUND_COLOR: "Fond qui monte",
        UNDERLINE: "Souligné",
        SLIDE_UNDERLINE: "Trait qui se dessine",
        FONT_COLOR: "Texte de couleur",
        NONE: "Aucun",
      },
    },
    MENU_TYPE: {
      label: "Place de l’en-tête",
      help: "Au-dessus de la page, ou posé sur sa première image.",
      options: {
        RELATIVE: "Au-dessus de la page",
        OVERLAY: "Posé sur l’image",
      },
    },
    MOBILE_MENU_POSITION: {
      label: "Barre du mobile",
      help: "La barre d’icônes d’un téléphone.",
      options: {
        TOP: "En haut",
        BOTTOM: "En bas",
        NONE: "Aucune",
      },
    },
    SUBMENU_WIDTH: {
      label: "Largeur des sous-menus",
      help: "Au moins celle de la rubrique.",
    },
    SUBMENU_ALIGNMENT: {
      label: "Alignement du texte des sous-menus",
      help: "Dans le volet qui s’ouvre.",
      options: {
        LEFT: "À gauche",
        CENTER: "Au centre",
        RIGHT: "À droite",
      },
    },
    SUBMENU_DROPSHADOW: {
      label: "Ombre des sous-menus",
      help: "Sans elle, un filet les entoure.",
    },
    SUBMENU_CENTERED: {
      label: "Sous-menu centré",
      help: "Sous le milieu de sa rubrique.",
    },
    MENU_ICON_SIZE: {
      label: "Taille des icônes du menu",
      help: "Recherche, compte, panier.",
    },
    DISPLAY_MENU_ICON: {
      label: "Texte à côté des icônes",
      help: "Recherche et compte portent leur nom sur grand écran.",
    },
    LANG_MENU_STYLE: {
      label: "Choix de la langue",
      help: "Comment les langues du site s’écrivent.",
      options: {
        TEXT: "Nom",
        CODE: "Code",
        NONE: "Aucun",
      },
    },
    MENU_ITEM_SPACING: {
      label: "Espace entre les rubriques",
      help: "Dans la ligne du menu.",
    },
  },
  en: {
    IS_MENU_FIXED: {
      label: "Fixed menu",
      help: "The header stays at the top of the screen while one scrolls.",
    },
    MENU_ALIGNMENT: {
      label: "Menu alignment",
      help: "Place of the entries in their row.",
      options: {
        LEFT: "Left",
        CENTER: "Centre",
        RIGHT: "Right",
        JUSTIFY: "Spread",
      },
    },
    MENU_ACTIVE_TYPE: {
      label: "Mark of the active entry",
      help: "How one sees where one is.",
      options: {
        BACKGROUND_COLOR: "Coloured ground",
        UNDERLINE: "Underlined",
        FONT_COLOR: "Coloured text",
        NONE: "None",
      },
    },
    MENU_HOVER_TRANSITION: {
      label: "Effect when a menu entry is hovered",
      help: "What an entry does under the pointer.",
      options: {
        SIMPLE_BACKGROUND_COLOR: "Coloured ground",
        SLIDE_BACKGROUND_COLOR: "Rising ground",
        UNDERLINE: "Underlined",
        SLIDE_UNDERLINE: "Drawn line",
        FONT_COLOR: "Coloured text",
        NONE: "None",
      },
    },
    MENU_TYPE: {
      label: "Place of the header",
      help: "Above the page, or laid over its first picture.",
      options: {
        RELATIVE: "Above the page",
        OVERLAY: "Over the picture",
      },
    },
    MOBILE_MENU_POSITION: {
      label: "Mobile bar",
      help: "The bar of icons on a phone.",
      options: {
        TOP: "Top",
        BOTTOM: "Bottom",
        NONE: "None",
      },
    },
    SUBMENU_WIDTH: {
      label: "Submenu width",
      help: "At least that of the entry.",
    },
    SUBMENU_ALIGNMENT: {
      label: "Submenu text alignment",
      help: "In the panel that opens.",
      options: {
        LEFT: "Left",
        CENTER: "Centre",
        RIGHT: "Right",
      },
    },
    SUBMENU_DROPSHADOW: {
      label: "Submenu shadow",
      help: "Without it a rule surrounds them.",
    },
    SUBMENU_CENTERED: {
      label: "Centred submenu",
      help: "Under the middle of its entry.",
    },
    MENU_ICON_SIZE: {
      label: "Menu icon size",
      help: "Search, account, cart.",
    },
    DISPLAY_MENU_ICON: {
      label: "Text beside the icons",
      help: "Search and account carry their name on large screens.",
    },
    LANG_MENU_STYLE: {
      label: "Language choice",
      help: "How the languages of the site are written.",
      options: {
        TEXT: "Name",
        CODE: "Code",
        NONE: "None",
      },
    },
    MENU_ITEM_SPACING: {
      label: "Space between entries",
      help: "In the row of the menu.",
    },
  },
};
