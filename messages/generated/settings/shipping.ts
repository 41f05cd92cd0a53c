/** Texts of `settings/shipping`, made by `npm run generate` from `messages/<lang>/settings/shipping.json`. */
import type { Lang } from '../../languages.ts';

export type Messages = {
  FREE_SHIPPING_PRICE: {
    label: string;
    help: string;
  };
  FREE_SHIPPING_BOTTLE: {
    label: string;
    help: string;
  };
  MINIMUM_EXPEDITION_BOTTLE: {
    label: string;
    help: string;
  };
  MAXIMUM_EXPEDITION_BOTTLE: {
    label: string;
    help: string;
  };
  CLICK_AND_COLLECT_HOURS: {
    label: string;
    help: string;
  };
  LOCK_DELIVERY: {
    label: string;
    help: string;
  };
  SHIPPING_MESSAGE: {
    label: string;
    help: string;
  };
  ONLY_SELL_IN_FRANCE: {
    label: string;
    help: string;
  };
  SELLS_WORLDWIDE: {
    label: string;
    help: string;
  };
  PAYMENT_METHOD: {
    label: string;
    help: string;
    options: {
      CUSTOM: string;
      CAWL: string;
      STRIPE: string;
      MONETICO: string;
      E_TRANSACTION: string;
    };
  };
  ORDER_REVIEW_DELAY: {
    label: string;
    help: string;
  };
  SHIPPING_DAYS: {
    label: string;
    help: string;
    options: {
      MONDAY_TO_FRIDAY: string;
      MONDAY_TO_THURSDAY: string;
      TUESDAY_TO_FRIDAY: string;
      TUESDAY_TO_SATURDAY: string;
      MONDAY_TO_SATURDAY: string;
    };
  };
  SHIPPING_CUT_OFF: {
    label: string;
    help: string;
  };
  EXPORT_PRICES: {
    label: string;
    help: string;
    options: {
      KEPT: string;
      WITHOUT_VAT: string;
    };
  };
  EU_VAT: {
    label: string;
    help: string;
    options: {
      SHOP: string;
      OSS: string;
    };
  };
  RELAY_DISTANCE: {
    label: string;
    help: string;
  };
  RENTAL_RETURN: {
    label: string;
    help: string;
  };
  RENTAL_DEPOSIT_DAYS: {
    label: string;
    help: string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    FREE_SHIPPING_PRICE: {
      label: "Livraison offerte dès",
      help: "Les services standard, à domicile ou en point relais ; un service express garde son prix. 0 : jamais offerte.",
    },
    FREE_SHIPPING_BOTTLE: {
      label: "Livraison offerte dès (bouteilles)",
      help: "Un vin compte plein, une bouteille de moins de 75 cl la moitié, un coffret ses bouteilles ; arrondi vers le bas. 0 : sans limite.",
    },
    MINIMUM_EXPEDITION_BOTTLE: {
      label: "Minimum de bouteilles expédiées",
      help: "Un vin compte plein, une bouteille de moins de 75 cl la moitié, un coffret ses bouteilles ; arrondi vers le bas. 0 : sans limite.",
    },
    MAXIMUM_EXPEDITION_BOTTLE: {
      label: "Maximum de bouteilles expédiées",
      help: "Un vin compte plein, une bouteille de moins de 75 cl la moitié, un coffret ses bouteilles ; arrondi vers le bas. 0 : sans limite.",
    },
    CLICK_AND_COLLECT_HOURS: {
      label: "Horaires de retrait",
      help: "Montrés à l’étape de livraison.",
    },
    LOCK_DELIVERY: {
      label: "Suspendre la livraison",
      help: "Reste le retrait.",
    },
    SHIPPING_MESSAGE: {
      label: "Message de livraison",
      help: "Montré à l’étape de livraison.",
    },
    ONLY_SELL_IN_FRANCE: {
      label: "Vendre en France seulement",
      help: "Les autres pays ne sont pas proposés.",
    },
    SELLS_WORLDWIDE: {
      label: "Vendre dans le monde entier",
      help: "Tous les pays peuvent être choisis. Un transporteur doit avoir une zone pour le reste du monde ; sinon, il ne livre que les pays qu’il nomme.",
    },
    PAYMENT_METHOD: {
      label: "Moyen de paiement",
      help: "Le prestataire vers lequel part le paiement.",
      options: {
        CUSTOM: "Carte bancaire",
        CAWL: "Cawl",
        STRIPE: "Stripe",
        MONETICO: "Monetico",
        E_TRANSACTION: "e-Transactions",
      },
    },
    ORDER_REVIEW_DELAY: {
      label: "Demander un avis après",
      help: "Jours après la remise de la commande ; 0 : jamais.",
    },
    SHIPPING_DAYS: {
      label: "Jours d’expédition",
      help: "Les jours où les colis partent, hors jours fériés et fermetures ; les dates de livraison en découlent.",
      options: {
        MONDAY_TO_FRIDAY: "Du lundi au vendredi",
        MONDAY_TO_THURSDAY: "Du lundi au jeudi",
        TUESDAY_TO_FRIDAY: "Du mardi au vendredi",
        TUESDAY_TO_SATURDAY: "Du mardi au samedi",
        MONDAY_TO_SATURDAY: "Du lundi au samedi",
      },
    },
    SHIPPING_CUT_OFF: {
      label: "Heure limite d’expédition",
      help: "Une commande passée avant cette heure part le jour même. 0 : jamais le jour même, 24 : toujours.",
    },
    EXPORT_PRICES: {
      label: "Prix des exportations",
      help: "Ce qui part hors de l’Union européenne ou outre-mer est une exportation, sans TVA (article 262 I du CGI). Garder le prix affiché : le client paie le même prix. Déduire la TVA : il paie le prix sans elle, et souvent celle de son pays à l’arrivée. Retrait en boutique et locations : toujours la TVA de la boutique.",
      options: {
        KEPT: "Garder le prix affiché",
        WITHOUT_VAT: "Déduire la TVA du prix",
      },
    },
    EU_VAT: {
      label: "TVA des ventes dans l’Union européenne",
      help: "Sous 10 000 € de ventes par an aux particuliers d’autres pays de l’Union : la TVA de la boutique. Au-delà, ou par choix : inscrivez-vous au guichet unique (OSS) avant de le choisir ici ; la TVA est alors au taux du pays de livraison, le prix affiché ne change pas. Taux normal, ou taux réduit le plus élevé du pays (base TEDB de la Commission, 22 août 2026) : faites-les confirmer.",
      options: {
        SHOP: "Celle de la boutique (sous le seuil)",
        OSS: "Celle du pays de livraison (guichet unique)",
      },
    },
    RELAY_DISTANCE: {
      label: "Point relais à moins de (km)",
      help: "Une livraison en point relais n’est proposée que si un point se trouve à cette distance du code postal, à vol d’oiseau.",
    },
    RENTAL_RETURN: {
      label: "Retour d’une location",
      help: "Comment rapporter ce qui est loué : dit après la commande. Vide : à la boutique, ou par colis le dernier jour.",
    },
    RENTAL_DEPOSIT_DAYS: {
      label: "Dépôt de garantie rendu sous",
      help: "Jours après le retour d’une location ; 0 : dès le retour.",
    },
  },
  en: {
    FREE_SHIPPING_PRICE: {
      label: "Free shipping from",
      help: "Standard services, to the door or to a relay point; an express service keeps its price. 0: never free.",
    },
    FREE_SHIPPING_BOTTLE: {
      label: "Free shipping from (bottles)",
      help: "A wine counts full, a bottle under 75 cl half, a box its bottles; rounded down. 0: no limit.",
    },
    MINIMUM_EXPEDITION_BOTTLE: {
      label: "Fewest bottles sent",
      help: "A wine counts full, a bottle under 75 cl half, a box its bottles; rounded down. 0: no limit.",
    },
    MAXIMUM_EXPEDITION_BOTTLE: {
      label: "Most bottles sent",
      help: "A wine counts full, a bottle under 75 cl half, a box its bottles; rounded down. 0: no limit.",
    },
    CLICK_AND_COLLECT_HOURS: {
      label: "Collection hours",
      help: "Shown at the delivery step.",
    },
    LOCK_DELIVERY: {
      label: "Suspend delivery",
      help: "Collection stays.",
    },
    SHIPPING_MESSAGE: {
      label: "Shipping message",
      help: "Shown at the delivery step.",
    },
    ONLY_SELL_IN_FRANCE: {
      label: "Sell in France only",
      help: "Other countries are not offered.",
    },
    SELLS_WORLDWIDE: {
      label: "Sell worldwide",
      help: "Every country can be chosen. A carrier needs a zone for the rest of the world, else it goes to the countries it names.",
    },
    PAYMENT_METHOD: {
      label: "Payment method",
      help: "The provider the payment goes to.",
      options: {
        CUSTOM: "Payment card",
        CAWL: "Cawl",
        STRIPE: "Stripe",
        MONETICO: "Monetico",
        E_TRANSACTION: "e-Transactions",
      },
    },
    ORDER_REVIEW_DELAY: {
      label: "Ask for a review after",
      help: "Days after the order is handed over; 0: never.",
    },
    SHIPPING_DAYS: {
      label: "Shipping days",
      help: "Days on which parcels leave, except public holidays and closures; delivery dates follow from them.",
      options: {
        MONDAY_TO_FRIDAY: "Monday to Friday",
        MONDAY_TO_THURSDAY: "Monday to Thursday",
        TUESDAY_TO_FRIDAY: "Tuesday to Friday",
        TUESDAY_TO_SATURDAY: "Tuesday to Saturday",
        MONDAY_TO_SATURDAY: "Monday to Saturday",
      },
    },
    SHIPPING_CUT_OFF: {
      label: "Shipping cut-off",
      help: "An order placed before this hour leaves the same day. 0: never the same day, 24: always.",
    },
    EXPORT_PRICES: {
      label: "Prices of exports",
      help: "What leaves the European Union or goes overseas is an export, without VAT (article 262 I CGI). Keep the displayed price: the customer pays the same price. Deduct the VAT: she pays the price without it, and often that of her country on arrival. Collection in the shop and rentals: always the VAT of the shop.",
      options: {
        KEPT: "Keep the displayed price",
        WITHOUT_VAT: "Deduct the VAT from the price",
      },
    },
    EU_VAT: {
      label: "VAT on sales within the European Union",
      help: "Below 10,000 € of sales a year to consumers in other countries of the Union: the VAT of the shop. Beyond, or by choice: register with the one-stop shop (OSS) before choosing it here; VAT is then at the rate of the country of delivery, the displayed price stays. Standard rate, or the highest reduced rate of the country (TEDB of the Commission, 22 August 2026): have them confirmed.",
      options: {
        SHOP: "That of the shop (below the threshold)",
        OSS: "That of the country of delivery (one-stop shop)",
      },
    },
    RELAY_DISTANCE: {
      label: "Relay point within (km)",
      help: "Delivery to a relay point is offered only where a point lies within this distance of the postal code, as the crow flies.",
    },
    RENTAL_RETURN: {
      label: "Return of a rental",
      help: "How what is rented comes back: told after the order. Empty: to the shop, or by parcel on the last day.",
    },
    RENTAL_DEPOSIT_DAYS: {
      label: "Deposit given back within",
      help: "Days after a rental is back; 0: on return.",
    },
  },
};
