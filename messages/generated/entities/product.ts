/** Texts of `entities/product`, made by `npm run generate` from `messages/<lang>/entities/product.json`. */
import type { Lang } from '../../languages.ts';

export type Messages = {
  columns: {
    slug: string;
    reference: string;
    name: string;
    isValid: string;
    type: string;
    subtypeType: string;
    offer: string;
    condition: string;
    brand: string;
    tags: string;
    axes: string;
    images: string;
    imageTexts: string;
    discount: string;
    discountSince: string;
    decreasingDiscounts: string;
    vatRate: string;
    marginScheme: string;
    purchasePrice: string;
    weight: string;
    hasShippingFees: string;
    isDematerialized: string;
    isPerishable: string;
    rentalPrice: string;
    rentalDays: string;
    rentalDeposit: string;
    rentalExtraDay: string;
    rentalMinDays: string;
    rentalMaxDays: string;
    rentalTurnaround: string;
    shortDescription: string;
    description: string;
    metaDescription: string;
    features: string;
    wine: {
      appellation: string;
      grapes: string;
      colour: string;
      alcohol: string;
      serving: string;
      ageing: string;
      soil: string;
    };
    nutrition: {
      per: string;
      kilojoules: string;
      kilocalories: string;
      fat: string;
      saturates: string;
      carbohydrate: string;
      sugars: string;
      fibre: string;
      protein: string;
      salt: string;
    };
    mealIcons: string;
    awards: string;
    contents: string;
    recommended: string;
    customizations: string;
    createdAt: string;
    declination: {
      values: string;
      year: string;
      capacity: string;
      capacityUnit: string;
      fixedPrice: string;
      stock: string;
      stockSeen: string;
      setQuantity: string;
      sellByMultipleOf: string;
      isValid: string;
      images: string;
      imageTexts: string;
      history: string;
    };
  };
  choices: {
    boolean: {
      true: string;
      false: string;
    };
    type: {
      WINE: string;
      BOX: string;
      OTHER: string;
    };
    offer: {
      NEW: string;
      SECOND_HAND: string;
      RENTAL: string;
    };
    condition: {
      NEW_WITH_TAG: string;
      LIKE_NEW: string;
      VERY_GOOD: string;
      GOOD: string;
    };
    colour: {
      RED: string;
      WHITE: string;
      ROSE: string;
      SPARKLING: string;
      SWEET: string;
    };
    per: {
      "100_G": string;
      "100_ML": string;
    };
    capacityUnit: {
      LITER: string;
      CENTILITRE: string;
    };
    medal: {
      GOLD: string;
      SILVER: string;
      BRONZE: string;
      TROPHY: string;
    };
    asks: {
      TEXT: string;
      SELECT: string;
      CHECKBOX: string;
      FILE: string;
      DYNAMIC_FORM: string;
    };
  };
  customization: {
    key: string;
    asks: string;
    form: string;
    label: string;
    help: string;
    cost: string;
    required: string;
    isPersonal: string;
    maxLength: string;
    choice: string;
    from: string;
  };
  to: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    columns: {
      slug: "adresse",
      reference: "référence",
      name: "nom",
      isValid: "vendu",
      type: "genre",
      subtypeType: "sous-genre",
      offer: "offre",
      condition: "état",
      brand: "marque",
      tags: "étiquettes",
      axes: "se décline par",
      images: "images",
      imageTexts: "textes des images",
      discount: "réduction",
      discountSince: "réduction depuis",
      decreasingDiscounts: "prix dégressifs",
      vatRate: "TVA %",
      marginScheme: "TVA sur la marge",
      purchasePrice: "prix d’achat",
      weight: "poids g",
      hasShippingFees: "frais de port",
      isDematerialized: "dématérialisé",
      isPerishable: "périssable",
      rentalPrice: "location prix",
      rentalDays: "location jours",
      rentalDeposit: "location caution",
      rentalExtraDay: "location jour de plus",
      rentalMinDays: "location jours au moins",
      rentalMaxDays: "location jours au plus",
      rentalTurnaround: "location jours entre deux",
      shortDescription: "résumé",
      description: "description",
      metaDescription: "description pour les moteurs",
      features: "caractéristiques",
      wine: {
        appellation: "appellation",
        grapes: "cépages",
        colour: "couleur du vin",
        alcohol: "alcool % vol.",
        serving: "service °C",
        ageing: "garde années",
        soil: "sol",
      },
      nutrition: {
        per: "valeurs nutritionnelles pour",
        kilojoules: "énergie kJ",
        kilocalories: "énergie kcal",
        fat: "matières grasses g",
        saturates: "acides gras saturés g",
        carbohydrate: "glucides g",
        sugars: "sucres g",
        fibre: "fibres g",
        protein: "protéines g",
        salt: "sel g",
      },
      mealIcons: "accords",
      awards: "récompenses",
      contents: "contenu du coffret",
      recommended: "produits conseillés",
      customizations: "personnalisation",
      createdAt: "en boutique depuis",
      declination: {
        values: "déclinaison",
        year: "millésime",
        capacity: "contenance",
        capacityUnit: "unité",
        fixedPrice: "prix",
        stock: "stock",
        stockSeen: "stock à l’export",
        setQuantity: "stock suivi",
        sellByMultipleOf: "vendu par",
        isValid: "déclinaison vendue",
        images: "images de la déclinaison",
        imageTexts: "textes des images de la déclinaison",
        history: "prix précédents",
      },
    },
    choices: {
      boolean: {
        true: "oui",
        false: "non",
      },
      type: {
        WINE: "vin",
        BOX: "coffret",
        OTHER: "autre",
      },
      offer: {
        NEW: "neuf",
        SECOND_HAND: "occasion",
        RENTAL: "location",
      },
      condition: {
        NEW_WITH_TAG: "neuf avec étiquette",
        LIKE_NEW: "comme neuf",
        VERY_GOOD: "très bon état",
        GOOD: "bon état",
      },
      colour: {
        RED: "rouge",
        WHITE: "blanc",
        ROSE: "rosé",
        SPARKLING: "effervescent",
        SWEET: "moelleux",
      },
      per: {
        "100_G": "100 g",
        "100_ML": "100 ml",
      },
      capacityUnit: {
        LITER: "litre",
        CENTILITRE: "centilitre",
      },
      medal: {
        GOLD: "or",
        SILVER: "argent",
        BRONZE: "bronze",
        TROPHY: "trophée",
      },
      asks: {
        TEXT: "texte",
        SELECT: "choix",
        CHECKBOX: "case à cocher",
        FILE: "fichier",
        DYNAMIC_FORM: "formulaire",
      },
    },
    customization: {
      key: "clé",
      asks: "demande",
      form: "formulaire",
      label: "intitulé",
      help: "aide",
      cost: "prix",
      required: "obligatoire",
      isPersonal: "personnelle",
      maxLength: "longueur",
      choice: "choix",
      from: "dès",
    },
    to: "à",
  },
  en: {
    columns: {
      slug: "address",
      reference: "reference",
      name: "name",
      isValid: "sold",
      type: "kind",
      subtypeType: "subkind",
      offer: "offer",
      condition: "condition",
      brand: "brand",
      tags: "tags",
      axes: "varies by",
      images: "pictures",
      imageTexts: "texts of pictures",
      discount: "reduction",
      discountSince: "reduction since",
      decreasingDiscounts: "decreasing prices",
      vatRate: "VAT %",
      marginScheme: "margin scheme",
      purchasePrice: "purchase price",
      weight: "weight g",
      hasShippingFees: "shipping fees",
      isDematerialized: "not sent",
      isPerishable: "perishable",
      rentalPrice: "rental price",
      rentalDays: "rental days",
      rentalDeposit: "rental deposit",
      rentalExtraDay: "rental extra day",
      rentalMinDays: "rental days at least",
      rentalMaxDays: "rental days at most",
      rentalTurnaround: "rental days between",
      shortDescription: "summary",
      description: "description",
      metaDescription: "description for search engines",
      features: "features",
      wine: {
        appellation: "appellation",
        grapes: "grapes",
        colour: "colour of the wine",
        alcohol: "alcohol % vol.",
        serving: "serve at °C",
        ageing: "keeps years",
        soil: "soil",
      },
      nutrition: {
        per: "nutrition per",
        kilojoules: "energy kJ",
        kilocalories: "energy kcal",
        fat: "fat g",
        saturates: "saturates g",
        carbohydrate: "carbohydrate g",
        sugars: "sugars g",
        fibre: "fibre g",
        protein: "protein g",
        salt: "salt g",
      },
      mealIcons: "goes with",
      awards: "awards",
      contents: "contents of the box",
      recommended: "recommended products",
      customizations: "customization",
      createdAt: "in the shop since",
      declination: {
        values: "variation",
        year: "year",
        capacity: "capacity",
        capacityUnit: "unit",
        fixedPrice: "price",
        stock: "stock",
        stockSeen: "stock at export",
        setQuantity: "stock counted",
        sellByMultipleOf: "sold by",
        isValid: "variation sold",
        images: "pictures of the variation",
        imageTexts: "texts of the variation’s pictures",
        history: "former prices",
      },
    },
    choices: {
      boolean: {
        true: "yes",
        false: "no",
      },
      type: {
        WINE: "wine",
        BOX: "box",
        OTHER: "other",
      },
      offer: {
        NEW: "new",
        SECOND_HAND: "second hand",
        RENTAL: "rental",
      },
      condition: {
        NEW_WITH_TAG: "new with tag",
        LIKE_NEW: "like new",
        VERY_GOOD: "very good",
        GOOD: "good",
      },
      colour: {
        RED: "red",
        WHITE: "white",
        ROSE: "rosé",
        SPARKLING: "sparkling",
        SWEET: "sweet",
      },
      per: {
        "100_G": "100 g",
        "100_ML": "100 ml",
      },
      capacityUnit: {
        LITER: "litre",
        CENTILITRE: "centilitre",
      },
      medal: {
        GOLD: "gold",
        SILVER: "silver",
        BRONZE: "bronze",
        TROPHY: "trophy",
      },
      asks: {
        TEXT: "text",
        SELECT: "choice",
        CHECKBOX: "checkbox",
        FILE: "file",
        DYNAMIC_FORM: "form",
      },
    },
    customization: {
      key: "key",
      asks: "asks for",
      form: "form",
      label: "label",
      help: "help",
      cost: "price",
      required: "required",
      isPersonal: "personal",
      maxLength: "length",
      choice: "choice",
      from: "from",
    },
    to: "to",
  },
};
