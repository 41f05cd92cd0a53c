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
  LOCALE_PREFIX: {
    label: string;
    help: string;
    options: {
      EXCEPT_DEFAULT: string;
      ALL: string;
    };
  };
  FALLBACK_LANGUAGE: {
    label: string;
    help: string;
    options: {
      NONE: string;
      FR: string;
      EN: string;
    };
  };
  ROOT_PAGE: {
    label: string;
    help: string;
  };
  ROOT_REDIRECT_STATUS: {
    label: string;
    help: string;
    options: {
      "301": string;
      "302": string;
      "303": string;
      "307": string;
      "308": string;
    };
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
      label: "Icônes dans l’en-tête",
      help: "Sans elles, sur grand écran, la recherche, les favoris et le compte s’écrivent en toutes lettres.",
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
    LOCALE_PREFIX: {
      label: "Langue dans les adresses",
      help: "Les adresses de la langue du site commencent-elles aussi par elle ?",
      options: {
        EXCEPT_DEFAULT: "Les autres langues seulement",
        ALL: "Toutes les langues",
      },
    },
    FALLBACK_LANGUAGE: {
      label: "Langue de repli",
      help: "Pour les visiteurs dont le navigateur ne demande aucune langue du site.",
      options: {
        NONE: "Celle du site",
        FR: "Français",
        EN: "Anglais",
      },
    },
    ROOT_PAGE: {
      label: "Page où mène la racine",
      help: "Vide : l’accueil est à la racine.",
    },
    ROOT_REDIRECT_STATUS: {
      label: "Statut de la redirection de la racine",
      help: "302 et 307 sont temporaires, 301 et 308 définitifs.",
      options: {
        "301": "301",
        "302": "302",
        "303": "303",
        "307": "307",
        "308": "308",
      },
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
      label: "Icons in the header",
      help: "Off: on large screens, search, wishlist and account are words.",
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
    LOCALE_PREFIX: {
      label: "Language in addresses",
      help: "Whether addresses of the site’s own language begin with it too.",
      options: {
        EXCEPT_DEFAULT: "Other languages only",
        ALL: "Every language",
      },
    },
    FALLBACK_LANGUAGE: {
      label: "Language for others",
      help: "For visitors whose browser asks for none of the site’s languages.",
      options: {
        NONE: "The site’s own",
        FR: "French",
        EN: "English",
      },
    },
    ROOT_PAGE: {
      label: "Page that the root leads to",
      help: "Empty: the home page stands at the root.",
    },
    ROOT_REDIRECT_STATUS: {
      label: "Status of the root’s redirect",
      help: "302 and 307 are temporary, 301 and 308 permanent.",
      options: {
        "301": "301",
        "302": "302",
        "303": "303",
        "307": "307",
        "308": "308",
      },
    },
  },
};
