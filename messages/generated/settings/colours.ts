/** Texts of `settings/colours`, made by `npm run generate` from `messages/<lang>/settings/colours.json`. */
import type { Lang } from '../../languages.ts';

export type Messages = {
  PRIMARY_COLOR: {
    label: string;
    help: string;
  };
  SECONDARY_COLOR: {
    label: string;
    help: string;
  };
  BACKGROUND_COLOR: {
    label: string;
    help: string;
  };
  SURFACE_COLOR: {
    label: string;
    help: string;
  };
  TINT_COLOR: {
    label: string;
    help: string;
  };
  FONT_COLOR: {
    label: string;
    help: string;
  };
  SECONDARY_FONT_COLOR: {
    label: string;
    help: string;
  };
  HEADING_COLOR: {
    label: string;
    help: string;
  };
  ACTIVE_FONT_COLOR: {
    label: string;
    help: string;
  };
  HEADER_BACKGROUND_COLOR: {
    label: string;
    help: string;
  };
  MENU_BACKGROUND_COLOR: {
    label: string;
    help: string;
  };
  MENU_FONT_COLOR: {
    label: string;
    help: string;
  };
  MENU_COLOR_ON_TOP: {
    label: string;
    help: string;
  };
  ACTIVE_MENU_COLOR: {
    label: string;
    help: string;
  };
  ACTIVE_MENU_FONT_COLOR: {
    label: string;
    help: string;
  };
  SUBMENU_BACKGROUND_COLOR: {
    label: string;
    help: string;
  };
  SUBMENU_FONT_COLOR: {
    label: string;
    help: string;
  };
  MOBILE_MENU_BACKGROUND_COLOR: {
    label: string;
    help: string;
  };
  MOBILE_MENU_FONT_COLOR: {
    label: string;
    help: string;
  };
  MOBILE_MENU_ACTIVE_COLOR: {
    label: string;
    help: string;
  };
  TOP_BAR_BACKGROUND_COLOR: {
    label: string;
    help: string;
  };
  TOP_BAR_FONT_COLOR: {
    label: string;
    help: string;
  };
  FOOTER_BACKGROUND_COLOR: {
    label: string;
    help: string;
  };
  FOOTER_FONT_COLOR: {
    label: string;
    help: string;
  };
  BUTTON_BACKGROUND_COLOR: {
    label: string;
    help: string;
  };
  BUTTON_FONT_COLOR: {
    label: string;
    help: string;
  };
  SALE_COLOR: {
    label: string;
    help: string;
  };
  BORDER_COLOR: {
    label: string;
    help: string;
  };
  LINK_COLOR: {
    label: string;
    help: string;
  };
  PRICE_COLOR: {
    label: string;
    help: string;
  };
  FIELD_BACKGROUND_COLOR: {
    label: string;
    help: string;
  };
  MOBILE_BAR_BACKGROUND_COLOR: {
    label: string;
    help: string;
  };
  MOBILE_BAR_FONT_COLOR: {
    label: string;
    help: string;
  };
  FOOTER_HEADING_COLOR: {
    label: string;
    help: string;
  };
  SUBMENU_ACTIVE_COLOR: {
    label: string;
    help: string;
  };
  FOCUS_COLOR: {
    label: string;
    help: string;
  };
  DARK_SCHEME: {
    label: string;
    help: string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    PRIMARY_COLOR: {
      label: "Couleur principale",
      help: "Boutons, liens forts, et tout ce qui en est déduit.",
    },
    SECONDARY_COLOR: {
      label: "Couleur d’accent",
      help: "Étiquettes, fonds teintés, contour du focus.",
    },
    BACKGROUND_COLOR: {
      label: "Fond du site",
      help: "Le papier sur lequel tout repose.",
    },
    SURFACE_COLOR: {
      label: "Fond des encarts",
      help: "Cartes, fenêtres, encarts.",
    },
    TINT_COLOR: {
      label: "Fond teinté des images",
      help: "Derrière les photos et les bandeaux.",
    },
    FONT_COLOR: {
      label: "Texte",
      help: "Le texte courant.",
    },
    SECONDARY_FONT_COLOR: {
      label: "Texte secondaire",
      help: "Légendes et précisions ; vide : déduit du texte.",
    },
    HEADING_COLOR: {
      label: "Titres",
      help: "Les titres de toutes les pages.",
    },
    ACTIVE_FONT_COLOR: {
      label: "Texte actif et liens au survol",
      help: "Vide : déduit de la couleur principale.",
    },
    HEADER_BACKGROUND_COLOR: {
      label: "Fond de l’en-tête",
      help: "Derrière le logo ; vide : le fond du site.",
    },
    MENU_BACKGROUND_COLOR: {
      label: "Fond du menu",
      help: "Derrière les rubriques ; vide : le fond de l’en-tête.",
    },
    MENU_FONT_COLOR: {
      label: "Texte du menu",
      help: "Vide : déduit des titres et du fond du menu.",
    },
    MENU_COLOR_ON_TOP: {
      label: "Texte du menu posé sur l’image",
      help: "Quand l’en-tête est posé sur la première image de la page.",
    },
    ACTIVE_MENU_COLOR: {
      label: "Rubrique active du menu",
      help: "Fond de la rubrique où l’on est.",
    },
    ACTIVE_MENU_FONT_COLOR: {
      label: "Texte de la rubrique active",
      help: "Vide : lisible sur son fond.",
    },
    SUBMENU_BACKGROUND_COLOR: {
      label: "Fond des sous-menus",
      help: "Vide : le fond des encarts.",
    },
    SUBMENU_FONT_COLOR: {
      label: "Texte des sous-menus",
      help: "Vide : lisible sur son fond.",
    },
    MOBILE_MENU_BACKGROUND_COLOR: {
      label: "Fond du menu mobile",
      help: "Le volet qui s’ouvre sur un téléphone.",
    },
    MOBILE_MENU_FONT_COLOR: {
      label: "Texte du menu mobile",
      help: "Vide : lisible sur son fond.",
    },
    MOBILE_MENU_ACTIVE_COLOR: {
      label: "Rubrique active du menu mobile",
      help: "Vide : déduit de la couleur principale.",
    },
    TOP_BAR_BACKGROUND_COLOR: {
      label: "Fond du bandeau du haut",
      help: "Derrière l’annonce.",
    },
    TOP_BAR_FONT_COLOR: {
      label: "Texte du bandeau du haut",
      help: "Vide : lisible sur son fond.",
    },
    FOOTER_BACKGROUND_COLOR: {
      label: "Fond du pied de page",
      help: "Derrière le pied de page.",
    },
    FOOTER_FONT_COLOR: {
      label: "Texte du pied de page",
      help: "Vide : lisible sur son fond.",
    },
    BUTTON_BACKGROUND_COLOR: {
      label: "Fond des boutons",
      help: "Vide : la couleur principale.",
    },
    BUTTON_FONT_COLOR: {
      label: "Texte des boutons",
      help: "Vide : lisible sur son fond.",
    },
    SALE_COLOR: {
      label: "Prix et étiquettes de promotion",
      help: "Prix réduits et leur étiquette.",
    },
    BORDER_COLOR: {
      label: "Filets",
      help: "Traits entre les éléments.",
    },
    LINK_COLOR: {
      label: "Liens dans les textes",
      help: "Vide : la couleur principale.",
    },
    PRICE_COLOR: {
      label: "Prix",
      help: "Vide : la couleur du texte.",
    },
    FIELD_BACKGROUND_COLOR: {
      label: "Fond des champs",
      help: "Champs des formulaires ; vide : le fond des encarts.",
    },
    MOBILE_BAR_BACKGROUND_COLOR: {
      label: "Fond de la barre du mobile",
      help: "La barre d’icônes d’un téléphone ; vide : le fond des encarts.",
    },
    MOBILE_BAR_FONT_COLOR: {
      label: "Icônes de la barre du mobile",
      help: "Vide : lisible sur son fond.",
    },
    FOOTER_HEADING_COLOR: {
      label: "Titres du pied de page",
      help: "Vide : le texte du pied de page.",
    },
    SUBMENU_ACTIVE_COLOR: {
      label: "Survol des sous-menus",
      help: "Fond de l’entrée survolée ; vide : le fond teinté.",
    },
    FOCUS_COLOR: {
      label: "Contour du focus",
      help: "Entoure ce que le clavier a choisi ; vide : déduit de l’accent.",
    },
    DARK_SCHEME: {
      label: "Version sombre pour qui la préfère",
      help: "Les appareils réglés sur le sombre montrent le site sur des fonds sombres de mêmes teintes ; les autres, comme ici. Sans effet sur un site déjà sombre.",
    },
  },
  en: {
    PRIMARY_COLOR: {
      label: "Primary colour",
      help: "Buttons, strong links, and all that is derived from it.",
    },
    SECONDARY_COLOR: {
      label: "Accent colour",
      help: "Labels, tinted grounds, focus outline.",
    },
    BACKGROUND_COLOR: {
      label: "Site background",
      help: "The paper everything lies on.",
    },
    SURFACE_COLOR: {
      label: "Background of panels",
      help: "Cards, dialogs, panels.",
    },
    TINT_COLOR: {
      label: "Tinted ground of pictures",
      help: "Behind pictures and bands.",
    },
    FONT_COLOR: {
      label: "Text",
      help: "Running text.",
    },
    SECONDARY_FONT_COLOR: {
      label: "Secondary text",
      help: "Captions and details; empty: derived from the text.",
    },
    HEADING_COLOR: {
      label: "Headings",
      help: "Headings of every page.",
    },
    ACTIVE_FONT_COLOR: {
      label: "Active text and hovered links",
      help: "Empty: derived from the primary colour.",
    },
    HEADER_BACKGROUND_COLOR: {
      label: "Header background",
      help: "Behind the logo; empty: the site background.",
    },
    MENU_BACKGROUND_COLOR: {
      label: "Menu background",
      help: "Behind the entries; empty: the header background.",
    },
    MENU_FONT_COLOR: {
      label: "Menu text",
      help: "Empty: derived from headings and menu background.",
    },
    MENU_COLOR_ON_TOP: {
      label: "Menu text laid over the picture",
      help: "When the header is laid over the first picture of the page.",
    },
    ACTIVE_MENU_COLOR: {
      label: "Active menu entry",
      help: "Ground of the entry one is in.",
    },
    ACTIVE_MENU_FONT_COLOR: {
      label: "Text of the active menu entry",
      help: "Empty: readable on its ground.",
    },
    SUBMENU_BACKGROUND_COLOR: {
      label: "Submenu background",
      help: "Empty: the background of panels.",
    },
    SUBMENU_FONT_COLOR: {
      label: "Submenu text",
      help: "Empty: readable on its ground.",
    },
    MOBILE_MENU_BACKGROUND_COLOR: {
      label: "Mobile menu background",
      help: "The drawer that opens on a phone.",
    },
    MOBILE_MENU_FONT_COLOR: {
      label: "Mobile menu text",
      help: "Empty: readable on its ground.",
    },
    MOBILE_MENU_ACTIVE_COLOR: {
      label: "Active entry of the mobile menu",
      help: "Empty: derived from the primary colour.",
    },
    TOP_BAR_BACKGROUND_COLOR: {
      label: "Top bar background",
      help: "Behind the announcement.",
    },
    TOP_BAR_FONT_COLOR: {
      label: "Top bar text",
      help: "Empty: readable on its ground.",
    },
    FOOTER_BACKGROUND_COLOR: {
      label: "Footer background",
      help: "Behind the footer.",
    },
    FOOTER_FONT_COLOR: {
      label: "Footer text",
      help: "Empty: readable on its ground.",
    },
    BUTTON_BACKGROUND_COLOR: {
      label: "Button background",
      help: "Empty: the primary colour.",
    },
    BUTTON_FONT_COLOR: {
      label: "Button text",
      help: "Empty: readable on its ground.",
    },
    SALE_COLOR: {
      label: "Sale prices and labels",
      help: "Reduced prices and their label.",
    },
    BORDER_COLOR: {
      label: "Rules",
      help: "Lines between elements.",
    },
    LINK_COLOR: {
      label: "Links in texts",
      help: "Empty: the primary colour.",
    },
    PRICE_COLOR: {
      label: "Prices",
      help: "Empty: the colour of text.",
    },
    FIELD_BACKGROUND_COLOR: {
      label: "Background of fields",
      help: "Fields of forms; empty: the background of panels.",
    },
    MOBILE_BAR_BACKGROUND_COLOR: {
      label: "Background of the mobile bar",
      help: "The bar of icons on a phone; empty: the background of panels.",
    },
    MOBILE_BAR_FONT_COLOR: {
      label: "Icons of the mobile bar",
      help: "Empty: readable on its ground.",
    },
    FOOTER_HEADING_COLOR: {
      label: "Footer headings",
      help: "Empty: the footer text.",
    },
    SUBMENU_ACTIVE_COLOR: {
      label: "Hovered submenu entry",
      help: "Ground of the hovered entry; empty: the tinted ground.",
    },
    FOCUS_COLOR: {
      label: "Focus outline",
      help: "Around what the keyboard has chosen; empty: derived from the accent.",
    },
    DARK_SCHEME: {
      label: "Dark version for those who prefer it",
      help: "Devices set to dark show the site on dark grounds of the same hues; others, as here. No effect on a site that is dark already.",
    },
  },
};
