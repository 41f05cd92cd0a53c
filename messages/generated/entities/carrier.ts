/** Texts of `entities/carrier`, made by `npm run generate` from `messages/<lang>/entities/carrier.json`. */
import type { Lang } from '../../languages.ts';

export type Messages = {
  fields: {
    name: {
      label: string;
      help: string;
    };
    description: {
      label: string;
      help: string;
    };
    deliveryType: {
      label: string;
      help: string;
      options: {
        DELIVERY: string;
        PICKUP: string;
      };
    };
    siteType: {
      label: string;
      help: string;
      options: {
        VIGNOBLE_EXPORT: string;
      };
    };
    serviceCode: {
      label: string;
      help: string;
    };
    isExpress: {
      label: string;
      help: string;
    };
    minDays: {
      label: string;
      help: string;
    };
    maxDays: {
      label: string;
      help: string;
    };
    zones: {
      label: string;
      help: string;
    };
    "zones.*.countries": {
      label: string;
      help: string;
      file: string;
    };
    "zones.*.bands": {
      label: string;
      help: string;
    };
    "zones.*.bands.*.upTo": {
      label: string;
      help: string;
      file: string;
    };
    "zones.*.bands.*.price": {
      label: string;
      help: string;
      file: string;
    };
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    fields: {
      name: {
        label: "Nom",
        help: "Les points relais et les commandes le connaissent par ce nom.",
      },
      description: {
        label: "Description",
        help: "Une phrase à côté.",
      },
      deliveryType: {
        label: "Livre",
        help: "",
        options: {
          DELIVERY: "À domicile",
          PICKUP: "En point relais",
        },
      },
      siteType: {
        label: "Usage particulier",
        help: "La livraison offerte ne couvre pas le vin expédié à l’étranger.",
        options: {
          VIGNOBLE_EXPORT: "Vin expédié à l’étranger",
        },
      },
      serviceCode: {
        label: "Code du service",
        help: "Le nom que lui donne le transporteur, gardé avec la commande.",
      },
      isExpress: {
        label: "Express",
        help: "Plus rapide, à un prix à part : ni offert à partir d’un montant, ni réduit par un code. Le panier et les pages promettent la livraison standard offerte.",
      },
      minDays: {
        label: "Jours ouvrés au moins",
        help: "",
      },
      maxDays: {
        label: "Jours ouvrés au plus",
        help: "",
      },
      zones: {
        label: "Zones",
        help: "Où il livre.",
      },
      "zones.*.countries": {
        label: "Pays",
        help: "Le reste du monde compte si la boutique vend dans le monde entier.",
        file: "Deux lettres chacun (ISO 3166-1). `*` désigne le reste du monde, si la boutique vend dans le monde entier.",
      },
      "zones.*.bands": {
        label: "Frais selon le poids",
        help: "Du plus léger au plus lourd ; le premier qui contient le colis compte.",
      },
      "zones.*.bands.*.upTo": {
        label: "Jusqu’à",
        help: "",
        file: "En grammes.",
      },
      "zones.*.bands.*.price": {
        label: "Frais",
        help: "",
        file: "En centimes.",
      },
    },
  },
  en: {
    fields: {
      name: {
        label: "Name",
        help: "Relay points and orders know it by this.",
      },
      description: {
        label: "Description",
        help: "A sentence beside it.",
      },
      deliveryType: {
        label: "Delivers",
        help: "",
        options: {
          DELIVERY: "To the door",
          PICKUP: "At a relay point",
        },
      },
      siteType: {
        label: "Special use",
        help: "Free shipping does not cover wine sent abroad.",
        options: {
          VIGNOBLE_EXPORT: "Wine sent abroad",
        },
      },
      serviceCode: {
        label: "Code of the service",
        help: "The carrier’s own name for it, kept with the order.",
      },
      isExpress: {
        label: "Express",
        help: "Faster for a price of its own: neither free from an amount nor lowered by a code. The cart and the pages promise free standard delivery.",
      },
      minDays: {
        label: "Working days at least",
        help: "",
      },
      maxDays: {
        label: "Working days at most",
        help: "",
      },
      zones: {
        label: "Zones",
        help: "Where it delivers.",
      },
      "zones.*.countries": {
        label: "Countries",
        help: "The rest of the world counts where the shop sells worldwide.",
        file: "Two letters each (ISO 3166-1). `*` stands for the rest of the world, where the shop sells worldwide.",
      },
      "zones.*.bands": {
        label: "Fees by weight",
        help: "Lightest first; the first that holds the parcel counts.",
      },
      "zones.*.bands.*.upTo": {
        label: "Up to",
        help: "",
        file: "In grams.",
      },
      "zones.*.bands.*.price": {
        label: "Fee",
        help: "",
        file: "In cents.",
      },
    },
  },
};
