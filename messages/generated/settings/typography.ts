/** Texts of `settings/typography`, made by `npm run generate` from `messages/<lang>/settings/typography.json`. */
import type { Lang } from '../../languages.ts';

export type Messages = {
  BASE_FONT_SIZE: {
    label: string;
    help: string;
  };
  HEADING_SCALE: {
    label: string;
    help: string;
  };
  TITLE_FONT: {
    label: string;
    help: string;
  };
  CONTENT_FONT: {
    label: string;
    help: string;
  };
  MENU_FONT: {
    label: string;
    help: string;
  };
  TITLE_FONT_WEIGHT: {
    label: string;
    help: string;
  };
  CONTENT_FONT_WEIGHT: {
    label: string;
    help: string;
  };
  MENU_FONT_WEIGHT: {
    label: string;
    help: string;
  };
  TITLE_FONT_STYLE: {
    label: string;
    help: string;
    options: {
      NORMAL: string;
      ITALIC: string;
    };
  };
  TITLE_LETTER_CASE: {
    label: string;
    help: string;
    options: {
      NONE: string;
      UPPERCASE: string;
      SMALL_CAPS: string;
    };
  };
  MENU_LETTER_CASE: {
    label: string;
    help: string;
    options: {
      NONE: string;
      UPPERCASE: string;
      SMALL_CAPS: string;
    };
  };
  MENU_FONT_SIZE: {
    label: string;
    help: string;
  };
  LINE_HEIGHT: {
    label: string;
    help: string;
  };
  TITLE_LETTER_SPACING: {
    label: string;
    help: string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    BASE_FONT_SIZE: {
      label: "Taille du texte",
      help: "Toutes les autres tailles la suivent.",
    },
    HEADING_SCALE: {
      label: "Taille des titres",
      help: "100 : la taille prévue.",
    },
    TITLE_FONT: {
      label: "Police des titres",
      help: "Une police du site ; vide : celle qui vient avec le site.",
    },
    CONTENT_FONT: {
      label: "Police du texte",
      help: "Une police du site ; vide : celle qui vient avec le site.",
    },
    MENU_FONT: {
      label: "Police du menu",
      help: "Une police du site ; vide : celle qui vient avec le site.",
    },
    TITLE_FONT_WEIGHT: {
      label: "Graisse des titres",
      help: "De 100 (fin) à 900 (noir) ; 0 : celle de la police.",
    },
    CONTENT_FONT_WEIGHT: {
      label: "Graisse du texte",
      help: "De 100 (fin) à 900 (noir) ; 0 : celle de la police.",
    },
    MENU_FONT_WEIGHT: {
      label: "Graisse du menu",
      help: "De 100 (fin) à 900 (noir) ; 0 : celle de la police.",
    },
    TITLE_FONT_STYLE: {
      label: "Style des titres",
      help: "Droit ou italique.",
      options: {
        NORMAL: "Droit",
        ITALIC: "Italique",
      },
    },
    TITLE_LETTER_CASE: {
      label: "Casse des titres",
      help: "Comment les titres s’écrivent.",
      options: {
        NONE: "Telle qu’écrite",
        UPPERCASE: "Capitales",
        SMALL_CAPS: "Petites capitales",
      },
    },
    MENU_LETTER_CASE: {
      label: "Casse du menu",
      help: "Comment les rubriques s’écrivent.",
      options: {
        NONE: "Telle qu’écrite",
        UPPERCASE: "Capitales",
        SMALL_CAPS: "Petites capitales",
      },
    },
    MENU_FONT_SIZE: {
      label: "Taille du menu",
      help: "Relative au texte.",
    },
    LINE_HEIGHT: {
      label: "Interligne",
      help: "Du texte courant.",
    },
    TITLE_LETTER_SPACING: {
      label: "Espacement des lettres des titres",
      help: "En centièmes de cadratin ; négatif : serré.",
    },
  },
  en: {
    BASE_FONT_SIZE: {
      label: "Text size",
      help: "All other sizes follow it.",
    },
    HEADING_SCALE: {
      label: "Heading size",
      help: "100: the size designed.",
    },
    TITLE_FONT: {
      label: "Heading font",
      help: "A font of the site; empty: the one that came with the site.",
    },
    CONTENT_FONT: {
      label: "Text font",
      help: "A font of the site; empty: the one that came with the site.",
    },
    MENU_FONT: {
      label: "Menu font",
      help: "A font of the site; empty: the one that came with the site.",
    },
    TITLE_FONT_WEIGHT: {
      label: "Heading weight",
      help: "From 100 (thin) to 900 (black); 0: the font’s own.",
    },
    CONTENT_FONT_WEIGHT: {
      label: "Text weight",
      help: "From 100 (thin) to 900 (black); 0: the font’s own.",
    },
    MENU_FONT_WEIGHT: {
      label: "Menu weight",
      help: "From 100 (thin) to 900 (black); 0: the font’s own.",
    },
    TITLE_FONT_STYLE: {
      label: "Heading style",
      help: "Upright or italic.",
      options: {
        NORMAL: "Upright",
        ITALIC: "Italic",
      },
    },
    TITLE_LETTER_CASE: {
      label: "Case of headings",
      help: "How headings are written.",
      options: {
        NONE: "As written",
        UPPERCASE: "Capitals",
        SMALL_CAPS: "Small capitals",
      },
    },
    MENU_LETTER_CASE: {
      label: "Case of the menu",
      help: "How menu entries are written.",
      options: {
        NONE: "As written",
        UPPERCASE: "Capitals",
        SMALL_CAPS: "Small capitals",
      },
    },
    MENU_FONT_SIZE: {
      label: "Menu size",
      help: "Relative to the text.",
    },
    LINE_HEIGHT: {
      label: "Line height",
      help: "Of running text.",
    },
    TITLE_LETTER_SPACING: {
      label: "Letter spacing of headings",
      help: "In hundredths of an em; negative: tight.",
    },
  },
};
