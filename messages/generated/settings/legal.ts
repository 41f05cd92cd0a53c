/** Texts of `settings/legal`, made by `npm run generate` from `messages/<lang>/settings/legal.json`. */
import type { Lang } from '../../languages.ts';

export type Messages = {
  LEGAL_NOTICE: {
    label: string;
    help: string;
  };
  PRIVACY_POLICY: {
    label: string;
    help: string;
  };
  COOKIE_POLICY: {
    label: string;
    help: string;
  };
  USE_TERMS: {
    label: string;
    help: string;
  };
  SALE_TERMS: {
    label: string;
    help: string;
  };
  HOME_PAGE_DESCRIPTION: {
    label: string;
    help: string;
  };
  CONTACT_PAGE_DESCRIPTION: {
    label: string;
    help: string;
  };
  NEWS_PAGE_DESCRIPTION: {
    label: string;
    help: string;
  };
  WINE_LIST_PAGE_DESCRIPTION: {
    label: string;
    help: string;
  };
  HIDE_CONTACT_PAGE: {
    label: string;
    help: string;
  };
  CREATED_BY_MESSAGE: {
    label: string;
    help: string;
  };
  CREATED_BY_BACKLINK_URL: {
    label: string;
    help: string;
  };
  HIDE_EVOLUSITE_LOGO: {
    label: string;
    help: string;
  };
  GLOBAL_CSS: {
    label: string;
    help: string;
  };
  SCRIPT_TO_LOAD: {
    label: string;
    help: string;
  };
  AFTER_BODY_HTML_TO_LOAD: {
    label: string;
    help: string;
  };
  SCRIPT_ALLOWED_ORIGINS: {
    label: string;
    help: string;
  };
  GUARANTEE_NOTICE_IMAGE: {
    label: string;
    help: string;
  };
  ACCESSIBILITY_STATEMENT: {
    label: string;
    help: string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    LEGAL_NOTICE: {
      label: "Mentions légales",
      help: "{{COMPANY_LEGAL_NAME}} et les autres clés de la société sont remplacées par leur valeur.",
    },
    PRIVACY_POLICY: {
      label: "Politique de confidentialité",
      help: "{{COMPANY_LEGAL_NAME}} et les autres clés de la société sont remplacées par leur valeur.",
    },
    COOKIE_POLICY: {
      label: "Politique de cookies",
      help: "{{COMPANY_LEGAL_NAME}} et les autres clés de la société sont remplacées par leur valeur.",
    },
    USE_TERMS: {
      label: "Conditions d’utilisation",
      help: "{{COMPANY_LEGAL_NAME}} et les autres clés de la société sont remplacées par leur valeur.",
    },
    SALE_TERMS: {
      label: "Conditions de vente",
      help: "{{COMPANY_LEGAL_NAME}} et les autres clés de la société sont remplacées par leur valeur.",
    },
    HOME_PAGE_DESCRIPTION: {
      label: "Description de l’accueil",
      help: "Pour les moteurs de recherche et les partages ; vide : celle de la page.",
    },
    CONTACT_PAGE_DESCRIPTION: {
      label: "Description de la page de contact",
      help: "Pour les moteurs de recherche et les partages ; vide : celle de la page.",
    },
    NEWS_PAGE_DESCRIPTION: {
      label: "Description des actualités",
      help: "Pour les moteurs de recherche et les partages ; vide : celle de la page.",
    },
    WINE_LIST_PAGE_DESCRIPTION: {
      label: "Description de la liste des vins",
      help: "Pour les moteurs de recherche et les partages ; vide : celle de la page.",
    },
    HIDE_CONTACT_PAGE: {
      label: "Masquer la page de contact automatique",
      help: "Celle de /contact, faite des champs de la société.",
    },
    CREATED_BY_MESSAGE: {
      label: "Mention du créateur",
      help: "En bas du pied de page ; vide : aucune.",
    },
    CREATED_BY_BACKLINK_URL: {
      label: "Lien du créateur",
      help: "Où mène la mention.",
    },
    HIDE_EVOLUSITE_LOGO: {
      label: "Masquer l’emblème du créateur",
      help: "Le petit emblème devant la mention.",
    },
    GLOBAL_CSS: {
      label: "CSS ajouté à toutes les pages",
      help: "Ajoutez ?safe=1 à une adresse du site pour l’ouvrir sans code ajouté.",
    },
    SCRIPT_TO_LOAD: {
      label: "Scripts à charger",
      help: "Éléments <script>, ou JavaScript seul. Ajoutez ?safe=1 à une adresse pour l’ouvrir sans eux.",
    },
    AFTER_BODY_HTML_TO_LOAD: {
      label: "HTML ajouté en fin de page",
      help: "Ajoutez ?safe=1 à une adresse du site pour l’ouvrir sans code ajouté.",
    },
    SCRIPT_ALLOWED_ORIGINS: {
      label: "Origines permises",
      help: "Une origine https par ligne : d’où le code ajouté peut charger et à qui il peut parler.",
    },
    GUARANTEE_NOTICE_IMAGE: {
      label: "Notice harmonisée de la garantie légale",
      help: "Adresse de l’image officielle, depuis la médiathèque. Vide : son texte tient lieu de notice, au paiement et dans l’e-mail de confirmation.",
    },
    ACCESSIBILITY_STATEMENT: {
      label: "Informer de l’accessibilité",
      help: "Obligatoire à partir de 10 personnes ou de 2 M€ de chiffre d’affaires et de bilan. Une page /accessibility dit alors comment le site est accessible, et le pied de page y mène.",
    },
  },
  en: {
    LEGAL_NOTICE: {
      label: "Legal notice",
      help: "{{COMPANY_LEGAL_NAME}} and the other company keys are replaced by their value.",
    },
    PRIVACY_POLICY: {
      label: "Privacy policy",
      help: "{{COMPANY_LEGAL_NAME}} and the other company keys are replaced by their value.",
    },
    COOKIE_POLICY: {
      label: "Cookie policy",
      help: "{{COMPANY_LEGAL_NAME}} and the other company keys are replaced by their value.",
    },
    USE_TERMS: {
      label: "Terms of use",
      help: "{{COMPANY_LEGAL_NAME}} and the other company keys are replaced by their value.",
    },
    SALE_TERMS: {
      label: "Terms of sale",
      help: "{{COMPANY_LEGAL_NAME}} and the other company keys are replaced by their value.",
    },
    HOME_PAGE_DESCRIPTION: {
      label: "Description of the home page",
      help: "For search engines and shared links; empty: the page’s own.",
    },
    CONTACT_PAGE_DESCRIPTION: {
      label: "Description of the contact page",
      help: "For search engines and shared links; empty: the page’s own.",
    },
    NEWS_PAGE_DESCRIPTION: {
      label: "Description of the news page",
      help: "For search engines and shared links; empty: the page’s own.",
    },
    WINE_LIST_PAGE_DESCRIPTION: {
      label: "Description of the wine list",
      help: "For search engines and shared links; empty: the page’s own.",
    },
    HIDE_CONTACT_PAGE: {
      label: "Hide the automatic contact page",
      help: "That of /contact, made from the company’s fields.",
    },
    CREATED_BY_MESSAGE: {
      label: "Creator’s credit",
      help: "At the bottom of the footer; empty: none.",
    },
    CREATED_BY_BACKLINK_URL: {
      label: "Creator’s link",
      help: "Where the credit leads.",
    },
    HIDE_EVOLUSITE_LOGO: {
      label: "Hide the creator’s emblem",
      help: "The small emblem before the credit.",
    },
    GLOBAL_CSS: {
      label: "CSS added to every page",
      help: "Add ?safe=1 to an address of the site to open it without added code.",
    },
    SCRIPT_TO_LOAD: {
      label: "Scripts to load",
      help: "<script> elements, or plain JavaScript. Add ?safe=1 to an address to open it without them.",
    },
    AFTER_BODY_HTML_TO_LOAD: {
      label: "HTML added at the end of pages",
      help: "Add ?safe=1 to an address of the site to open it without added code.",
    },
    SCRIPT_ALLOWED_ORIGINS: {
      label: "Allowed origins",
      help: "One https origin a line: where added code may load from and whom it may talk to.",
    },
    GUARANTEE_NOTICE_IMAGE: {
      label: "Harmonised notice of the legal guarantee",
      help: "Address of the official drawing, from the media library. Empty: its text stands in its place, at payment and in the confirmation e-mail.",
    },
    ACCESSIBILITY_STATEMENT: {
      label: "Inform about accessibility",
      help: "Due from 10 people on, or beyond €2M of turnover and balance sheet. A page /accessibility then says how the site is accessible, and the footer leads there.",
    },
  },
};
