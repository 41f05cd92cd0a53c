/** Texts of `settings/analytics`, made by `npm run generate` from `messages/<lang>/settings/analytics.json`. */
import type { Lang } from '../../languages.ts';

export type Messages = {
  MATOMO_URL: {
    label: string;
    help: string;
  };
  MATOMO_SITE_ID: {
    label: string;
    help: string;
  };
  MATOMO_EXEMPT: {
    label: string;
    help: string;
  };
  GA4_ID: {
    label: string;
    help: string;
  };
  GOOGLE_ADS_ID: {
    label: string;
    help: string;
  };
  GOOGLE_ADS_LABEL: {
    label: string;
    help: string;
  };
  TAG_MANAGER_ID: {
    label: string;
    help: string;
  };
  PLAUSIBLE_ID: {
    label: string;
    help: string;
  };
  FACEBOOK_PIXEL_ID: {
    label: string;
    help: string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    MATOMO_URL: {
      label: "Matomo : adresse",
      help: "https://statistiques.exemple.fr, sans matomo.php. Vide : pas de Matomo.",
    },
    MATOMO_SITE_ID: {
      label: "Matomo : numéro du site",
      help: "Celui de la liste des sites de Matomo.",
    },
    MATOMO_EXEMPT: {
      label: "Matomo : pages vues sans consentement",
      help: "Seulement si Matomo est réglé comme l’exemption de la CNIL le demande. Paniers et commandes ne sont transmis qu’après consentement.",
    },
    GA4_ID: {
      label: "Google Analytics 4",
      help: "G-XXXXXXX. Désactivez-y les changements de page par l’historique (mesures améliorées), sinon les vues comptent double.",
    },
    GOOGLE_ADS_ID: {
      label: "Google Ads",
      help: "AW-123456789.",
    },
    GOOGLE_ADS_LABEL: {
      label: "Google Ads : libellé de la conversion",
      help: "Un achat est transmis sous ce libellé.",
    },
    TAG_MANAGER_ID: {
      label: "Google Tag Manager",
      help: "GTM-XXXXXX. Les hôtes des services qu’il charge s’autorisent dans Code, Origines autorisées.",
    },
    PLAUSIBLE_ID: {
      label: "Plausible",
      help: "Ce qui suit pa- dans l’adresse du script du site.",
    },
    FACEBOOK_PIXEL_ID: {
      label: "Pixel Facebook",
      help: "Le numéro de l’ensemble de données chez Meta.",
    },
  },
  en: {
    MATOMO_URL: {
      label: "Matomo: address",
      help: "https://statistics.example.com, without matomo.php. Empty: no Matomo.",
    },
    MATOMO_SITE_ID: {
      label: "Matomo: site number",
      help: "From Matomo’s list of sites.",
    },
    MATOMO_EXEMPT: {
      label: "Matomo: page views without consent",
      help: "Only if Matomo is set up as the CNIL’s exemption asks. Orders and carts are told after consent all the same.",
    },
    GA4_ID: {
      label: "Google Analytics 4",
      help: "G-XXXXXXX. Turn off page changes by browser history in its enhanced measurement, or views count twice.",
    },
    GOOGLE_ADS_ID: {
      label: "Google Ads",
      help: "AW-123456789.",
    },
    GOOGLE_ADS_LABEL: {
      label: "Google Ads: label of the conversion",
      help: "A purchase is told under it.",
    },
    TAG_MANAGER_ID: {
      label: "Google Tag Manager",
      help: "GTM-XXXXXX. Hosts of the services that it loads are allowed in Code, Allowed origins.",
    },
    PLAUSIBLE_ID: {
      label: "Plausible",
      help: "What follows pa- in the address of the site’s script.",
    },
    FACEBOOK_PIXEL_ID: {
      label: "Facebook pixel",
      help: "The number of the data set at Meta.",
    },
  },
};
