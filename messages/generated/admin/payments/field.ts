/** Texts of `admin/payments/field`, made by `npm run generate` from `messages/<lang>/admin/payments/field.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  CUSTOM: {
    publishableKey: {
      label: string;
      hint: string;
    };
    secretKey: {
      label: string;
      hint: string;
    };
    webhookSecret: {
      label: string;
      hint: string;
    };
  };
  STRIPE: {
    publishableKey: {
      label: string;
      hint: string;
    };
    secretKey: {
      label: string;
      hint: string;
    };
    webhookSecret: {
      label: string;
      hint: string;
    };
  };
  CAWL: {
    merchantId: {
      label: string;
      hint: string;
    };
    apiKeyId: {
      label: string;
      hint: string;
    };
    apiSecret: {
      label: string;
      hint: string;
    };
    webhookKeyId: {
      label: string;
      hint: string;
    };
    webhookSecret: {
      label: string;
      hint: string;
    };
  };
  MONETICO: {
    terminal: {
      label: string;
      hint: string;
    };
    company: {
      label: string;
      hint: string;
    };
    key: {
      label: string;
      hint: string;
    };
  };
  E_TRANSACTION: {
    site: {
      label: string;
      hint: string;
    };
    rank: {
      label: string;
      hint: string;
    };
    identifier: {
      label: string;
      hint: string;
    };
    key: {
      label: string;
      hint: string;
    };
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    CUSTOM: {
      publishableKey: {
        label: "Clé publiable",
        hint: "Commence par pk_test_ ou pk_live_. Stripe, Développeurs, Clés API.",
      },
      secretKey: {
        label: "Clé secrète",
        hint: "Commence par sk_ ou rk_ (clé restreinte). Du même mode que la clé publiable.",
      },
      webhookSecret: {
        label: "Secret du webhook",
        hint: "Commence par whsec_. Stripe le montre une fois l’adresse ci-dessous enregistrée.",
      },
    },
    STRIPE: {
      publishableKey: {
        label: "Clé publiable",
        hint: "Commence par pk_test_ ou pk_live_. Stripe, Développeurs, Clés API.",
      },
      secretKey: {
        label: "Clé secrète",
        hint: "Commence par sk_ ou rk_ (clé restreinte). Du même mode que la clé publiable.",
      },
      webhookSecret: {
        label: "Secret du webhook",
        hint: "Commence par whsec_. Stripe le montre une fois l’adresse ci-dessous enregistrée.",
      },
    },
    CAWL: {
      merchantId: {
        label: "Identifiant marchand (PSPID)",
        hint: "Celui de l’environnement choisi : test et réel en ont chacun un.",
      },
      apiKeyId: {
        label: "Identifiant de la clé API",
        hint: "Portail marchand CAWL, Développeur, API de paiement.",
      },
      apiSecret: {
        label: "Clé API secrète",
        hint: "Montrée une seule fois à sa création.",
      },
      webhookKeyId: {
        label: "Identifiant de la clé de webhook",
        hint: "Portail marchand CAWL, Développeur, Webhooks.",
      },
      webhookSecret: {
        label: "Clé de webhook secrète",
        hint: "Montrée pendant une minute seulement ; la recréer annule l’ancienne.",
      },
    },
    MONETICO: {
      terminal: {
        label: "Numéro de TPE",
        hint: "7 signes, donnés par la banque avec le contrat.",
      },
      company: {
        label: "Code société",
        hint: "Le code de la boutique dans le contrat Monetico.",
      },
      key: {
        label: "Clé de sécurité",
        hint: "40 signes, téléchargés depuis l’espace Monetico. La même en test et en réel.",
      },
    },
    E_TRANSACTION: {
      site: {
        label: "Numéro de site",
        hint: "7 chiffres, dans le courrier de bienvenue.",
      },
      rank: {
        label: "Rang",
        hint: "2 ou 3 chiffres.",
      },
      identifier: {
        label: "Identifiant",
        hint: "1 à 9 chiffres.",
      },
      key: {
        label: "Clé HMAC",
        hint: "Créée dans le back-office e-Transactions ; celle du test n’est pas celle du réel.",
      },
    },
  },
  en: {
    CUSTOM: {
      publishableKey: {
        label: "Publishable key",
        hint: "Begins with pk_test_ or pk_live_. Stripe, Developers, API keys.",
      },
      secretKey: {
        label: "Secret key",
        hint: "Begins with sk_ or rk_ (restricted key). Of the same mode as the publishable key.",
      },
      webhookSecret: {
        label: "Webhook secret",
        hint: "Begins with whsec_. Stripe shows it once the address below is registered.",
      },
    },
    STRIPE: {
      publishableKey: {
        label: "Publishable key",
        hint: "Begins with pk_test_ or pk_live_. Stripe, Developers, API keys.",
      },
      secretKey: {
        label: "Secret key",
        hint: "Begins with sk_ or rk_ (restricted key). Of the same mode as the publishable key.",
      },
      webhookSecret: {
        label: "Webhook secret",
        hint: "Begins with whsec_. Stripe shows it once the address below is registered.",
      },
    },
    CAWL: {
      merchantId: {
        label: "Merchant id (PSPID)",
        hint: "That of the chosen environment: test and live have one each.",
      },
      apiKeyId: {
        label: "API key id",
        hint: "CAWL merchant portal, Developer, Payment API.",
      },
      apiSecret: {
        label: "API secret",
        hint: "Shown only once, when it is made.",
      },
      webhookKeyId: {
        label: "Webhook key id",
        hint: "CAWL merchant portal, Developer, Webhooks.",
      },
      webhookSecret: {
        label: "Webhook secret",
        hint: "Shown for one minute only; making it anew ends the old one.",
      },
    },
    MONETICO: {
      terminal: {
        label: "Terminal number (TPE)",
        hint: "7 signs, given by the bank with the contract.",
      },
      company: {
        label: "Company code",
        hint: "The shop’s code in the Monetico contract.",
      },
      key: {
        label: "Security key",
        hint: "40 signs, downloaded from the Monetico account. The same in test and live.",
      },
    },
    E_TRANSACTION: {
      site: {
        label: "Site number",
        hint: "7 digits, in the letter of welcome.",
      },
      rank: {
        label: "Rank",
        hint: "2 or 3 digits.",
      },
      identifier: {
        label: "Identifier",
        hint: "1 to 9 digits.",
      },
      key: {
        label: "HMAC key",
        hint: "Made in the e-Transactions back office; that of the test is not that of live.",
      },
    },
  },
};
