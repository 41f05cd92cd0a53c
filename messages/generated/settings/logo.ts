/** Texts of `settings/logo`, made by `npm run generate` from `messages/<lang>/settings/logo.json`. */
import type { Lang } from '../../languages.ts';

export type Messages = {
  LOGO_POSITION: {
    label: string;
    help: string;
    options: {
      TOP: string;
      LEFT: string;
      CENTER: string;
    };
  };
  LOGO_HEIGHT: {
    label: string;
    help: string;
  };
  LOGO_WIDTH: {
    label: string;
    help: string;
  };
  LOGO_MARGIN_TOP: {
    label: string;
    help: string;
  };
  LOGO_MARGIN_BOTTOM: {
    label: string;
    help: string;
  };
  LOGO_MARGIN_LEFT: {
    label: string;
    help: string;
  };
  LOGO_MARGIN_RIGHT: {
    label: string;
    help: string;
  };
  LOGO_POSITION_MOBILE: {
    label: string;
    help: string;
    options: {
      LEFT: string;
      CENTER: string;
      RIGHT: string;
    };
  };
  LOGO_HEIGHT_MOBILE: {
    label: string;
    help: string;
  };
  LOGO_WIDTH_MOBILE: {
    label: string;
    help: string;
  };
  LOGO_MARGIN_TOP_MOBILE: {
    label: string;
    help: string;
  };
  LOGO_MARGIN_BOTTOM_MOBILE: {
    label: string;
    help: string;
  };
  LOGO_MARGIN_LEFT_MOBILE: {
    label: string;
    help: string;
  };
  LOGO_MARGIN_RIGHT_MOBILE: {
    label: string;
    help: string;
  };
  LOGO_FOOTER_POSITION: {
    label: string;
    help: string;
    options: {
      LEFT: string;
      CENTER: string;
      RIGHT: string;
    };
  };
  LOGO_FOOTER_HEIGHT: {
    label: string;
    help: string;
  };
  LOGO_FOOTER_WIDTH: {
    label: string;
    help: string;
  };
  LOGO_FOOTER_MARGIN_TOP: {
    label: string;
    help: string;
  };
  LOGO_FOOTER_MARGIN_BOTTOM: {
    label: string;
    help: string;
  };
  LOGO_FOOTER_MARGIN_LEFT: {
    label: string;
    help: string;
  };
  LOGO_FOOTER_MARGIN_RIGHT: {
    label: string;
    help: string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    LOGO_POSITION: {
      label: "Place du logo",
      help: "Au-dessus du menu, dans sa ligne à gauche, ou entre ses rubriques.",
      options: {
        TOP: "Au-dessus du menu",
        LEFT: "À gauche du menu",
        CENTER: "Au milieu du menu",
      },
    },
    LOGO_HEIGHT: {
      label: "Hauteur du logo",
      help: "Hauteur de l’image.",
    },
    LOGO_WIDTH: {
      label: "Largeur maximale du logo",
      help: "0 : libre, selon la hauteur.",
    },
    LOGO_MARGIN_TOP: {
      label: "Marge au-dessus du logo",
      help: "Espace autour de l’image.",
    },
    LOGO_MARGIN_BOTTOM: {
      label: "Marge sous le logo",
      help: "Espace autour de l’image.",
    },
    LOGO_MARGIN_LEFT: {
      label: "Marge à gauche du logo",
      help: "Espace autour de l’image.",
    },
    LOGO_MARGIN_RIGHT: {
      label: "Marge à droite du logo",
      help: "Espace autour de l’image.",
    },
    LOGO_POSITION_MOBILE: {
      label: "Place du logo sur mobile",
      help: "Dans la ligne du haut d’un téléphone.",
      options: {
        LEFT: "À gauche",
        CENTER: "Au centre",
        RIGHT: "À droite",
      },
    },
    LOGO_HEIGHT_MOBILE: {
      label: "Hauteur du logo sur mobile",
      help: "Hauteur de l’image.",
    },
    LOGO_WIDTH_MOBILE: {
      label: "Largeur maximale du logo sur mobile",
      help: "0 : libre, selon la hauteur.",
    },
    LOGO_MARGIN_TOP_MOBILE: {
      label: "Marge au-dessus du logo sur mobile",
      help: "Espace autour de l’image.",
    },
    LOGO_MARGIN_BOTTOM_MOBILE: {
      label: "Marge sous le logo sur mobile",
      help: "Espace autour de l’image.",
    },
    LOGO_MARGIN_LEFT_MOBILE: {
      label: "Marge à gauche du logo sur mobile",
      help: "Espace autour de l’image.",
    },
    LOGO_MARGIN_RIGHT_MOBILE: {
      label: "Marge à droite du logo sur mobile",
      help: "Espace autour de l’image.",
    },
    LOGO_FOOTER_POSITION: {
      label: "Place du logo du pied de page",
      help: "Dans sa colonne.",
      options: {
        LEFT: "À gauche",
        CENTER: "Au centre",
        RIGHT: "À droite",
      },
    },
    LOGO_FOOTER_HEIGHT: {
      label: "Hauteur du logo du pied de page",
      help: "Hauteur de l’image.",
    },
    LOGO_FOOTER_WIDTH: {
      label: "Largeur maximale du logo du pied de page",
      help: "0 : libre, selon la hauteur.",
    },
    LOGO_FOOTER_MARGIN_TOP: {
      label: "Marge au-dessus du logo du pied de page",
      help: "Espace autour de l’image.",
    },
    LOGO_FOOTER_MARGIN_BOTTOM: {
      label: "Marge sous le logo du pied de page",
      help: "Espace autour de l’image.",
    },
    LOGO_FOOTER_MARGIN_LEFT: {
      label: "Marge à gauche du logo du pied de page",
      help: "Espace autour de l’image.",
    },
    LOGO_FOOTER_MARGIN_RIGHT: {
      label: "Marge à droite du logo du pied de page",
      help: "Espace autour de l’image.",
    },
  },
  en: {
    LOGO_POSITION: {
      label: "Logo position",
      help: "Above the menu, in its row at the left, or between its entries.",
      options: {
        TOP: "Above the menu",
        LEFT: "Left of the menu",
        CENTER: "Amid the menu",
      },
    },
    LOGO_HEIGHT: {
      label: "Logo height",
      help: "Height of the picture.",
    },
    LOGO_WIDTH: {
      label: "Maximum logo width",
      help: "0: free, following the height.",
    },
    LOGO_MARGIN_TOP: {
      label: "Margin above the logo",
      help: "Space around the picture.",
    },
    LOGO_MARGIN_BOTTOM: {
      label: "Margin below the logo",
      help: "Space around the picture.",
    },
    LOGO_MARGIN_LEFT: {
      label: "Margin left of the logo",
      help: "Space around the picture.",
    },
    LOGO_MARGIN_RIGHT: {
      label: "Margin right of the logo",
      help: "Space around the picture.",
    },
    LOGO_POSITION_MOBILE: {
      label: "Logo position on mobile",
      help: "In the top row of a phone.",
      options: {
        LEFT: "Left",
        CENTER: "Centre",
        RIGHT: "Right",
      },
    },
    LOGO_HEIGHT_MOBILE: {
      label: "Logo height on mobile",
      help: "Height of the picture.",
    },
    LOGO_WIDTH_MOBILE: {
      label: "Maximum logo width on mobile",
      help: "0: free, following the height.",
    },
    LOGO_MARGIN_TOP_MOBILE: {
      label: "Margin above the logo on mobile",
      help: "Space around the picture.",
    },
    LOGO_MARGIN_BOTTOM_MOBILE: {
      label: "Margin below the logo on mobile",
      help: "Space around the picture.",
    },
    LOGO_MARGIN_LEFT_MOBILE: {
      label: "Margin left of the logo on mobile",
      help: "Space around the picture.",
    },
    LOGO_MARGIN_RIGHT_MOBILE: {
      label: "Margin right of the logo on mobile",
      help: "Space around the picture.",
    },
    LOGO_FOOTER_POSITION: {
      label: "Footer logo position",
      help: "In its column.",
      options: {
        LEFT: "Left",
        CENTER: "Centre",
        RIGHT: "Right",
      },
    },
    LOGO_FOOTER_HEIGHT: {
      label: "Footer logo height",
      help: "Height of the picture.",
    },
    LOGO_FOOTER_WIDTH: {
      label: "Maximum footer logo width",
      help: "0: free, following the height.",
    },
    LOGO_FOOTER_MARGIN_TOP: {
      label: "Margin above the footer logo",
      help: "Space around the picture.",
    },
    LOGO_FOOTER_MARGIN_BOTTOM: {
      label: "Margin below the footer logo",
      help: "Space around the picture.",
    },
    LOGO_FOOTER_MARGIN_LEFT: {
      label: "Margin left of the footer logo",
      help: "Space around the picture.",
    },
    LOGO_FOOTER_MARGIN_RIGHT: {
      label: "Margin right of the footer logo",
      help: "Space around the picture.",
    },
  },
};
