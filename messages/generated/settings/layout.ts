/** Texts of `settings/layout`, made by `npm run generate` from `messages/<lang>/settings/layout.json`. */
import type { Lang } from '../../languages.ts';

export type Messages = {
  DARK_THEME: {
    label: string;
    help: string;
  };
  PAGE_MAX_WIDTH: {
    label: string;
    help: string;
  };
  BORDER_RADIUS: {
    label: string;
    help: string;
  };
  DETAIL_PAGE_MARGIN_TOP: {
    label: string;
    help: string;
  };
  DETAIL_PAGE_MARGIN_TOP_MOBILE: {
    label: string;
    help: string;
  };
  SHOW_SCROLL_TO_TOP: {
    label: string;
    help: string;
  };
  BUTTON_RADIUS: {
    label: string;
    help: string;
  };
  SPACING_SCALE: {
    label: string;
    help: string;
  };
  SHOW_SHADOWS: {
    label: string;
    help: string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    DARK_THEME: {
      label: "Thème sombre",
      help: "Retourne les fonds et les textes ; les couleurs choisies restent.",
    },
    PAGE_MAX_WIDTH: {
      label: "Largeur maximale des pages",
      help: "Au-delà, les marges grandissent.",
    },
    BORDER_RADIUS: {
      label: "Arrondi des angles",
      help: "Boutons, champs et images ; les grands encarts en ont davantage.",
    },
    DETAIL_PAGE_MARGIN_TOP: {
      label: "Marge au-dessus des fiches",
      help: "Entre l’en-tête et la fiche, grand écran.",
    },
    DETAIL_PAGE_MARGIN_TOP_MOBILE: {
      label: "Marge au-dessus des fiches sur mobile",
      help: "Entre l’en-tête et la fiche, téléphone.",
    },
    SHOW_SCROLL_TO_TOP: {
      label: "Bouton de retour en haut",
      help: "Paraît quand on a défilé d’un écran.",
    },
    BUTTON_RADIUS: {
      label: "Arrondi des boutons",
      help: "-1 : celui des angles ; 40 : en pilule.",
    },
    SPACING_SCALE: {
      label: "Air entre les bandes",
      help: "100 : l’espace prévu.",
    },
    SHOW_SHADOWS: {
      label: "Ombres",
      help: "Sous les cartes, les menus et les fenêtres.",
    },
  },
  en: {
    DARK_THEME: {
      label: "Dark theme",
      help: "Turns grounds and texts around; the colours chosen stay.",
    },
    PAGE_MAX_WIDTH: {
      label: "Maximum page width",
      help: "Beyond it the margins grow.",
    },
    BORDER_RADIUS: {
      label: "Corner radius",
      help: "Buttons, fields and pictures; large panels have more.",
    },
    DETAIL_PAGE_MARGIN_TOP: {
      label: "Margin above product sheets",
      help: "Between header and sheet, large screens.",
    },
    DETAIL_PAGE_MARGIN_TOP_MOBILE: {
      label: "Margin above product sheets on mobile",
      help: "Between header and sheet, phones.",
    },
    SHOW_SCROLL_TO_TOP: {
      label: "Back-to-top button",
      help: "Appears once one has scrolled a screen.",
    },
    BUTTON_RADIUS: {
      label: "Button radius",
      help: "-1: that of corners; 40: pill.",
    },
    SPACING_SCALE: {
      label: "Air between bands",
      help: "100: the space designed.",
    },
    SHOW_SHADOWS: {
      label: "Shadows",
      help: "Under cards, menus and dialogs.",
    },
  },
};
