/** Texts of `entities/product`, made by `npm run generate` from `messages/<lang>/entities/product.json`. */
import type { Lang } from '../../languages.ts';

export type Messages = {
  fields: {
    id: {
      label: string;
      help: string;
    };
    slug: {
      label: string;
      help: string;
    };
    name: {
      label: string;
      help: string;
    };
    type: {
      label: string;
      help: string;
      options: {
        WINE: string;
        BOX: string;
        OTHER: string;
      };
    };
    subtypeType: {
      label: string;
      help: string;
    };
    offer: {
      label: string;
      help: string;
      options: {
        NEW: string;
        SECOND_HAND: string;
        RENTAL: string;
      };
    };
    condition: {
      label: string;
      help: string;
      file: string;
      options: {
        NEW_WITH_TAG: string;
        LIKE_NEW: string;
        VERY_GOOD: string;
        GOOD: string;
      };
    };
    brand: {
      label: string;
      help: string;
    };
    price: {
      label: string;
      help: string;
      file: string;
    };
    purchasePrice: {
      label: string;
      help: string;
      file: string;
    };
    vatRate: {
      label: string;
      help: string;
      file: string;
    };
    marginScheme: {
      label: string;
      help: string;
    };
    discount: {
      label: string;
      help: string;
    };
    "discount.type": {
      label: string;
      help: string;
      options: {
        EURO: string;
        PERCENT: string;
      };
    };
    "discount.amount": {
      label: string;
      help: string;
      file: string;
    };
    "discount.since": {
      label: string;
      help: string;
    };
    rental: {
      label: string;
      help: string;
      file: string;
    };
    "rental.price": {
      label: string;
      help: string;
      file: string;
    };
    "rental.days": {
      label: string;
      help: string;
    };
    "rental.extraDay": {
      label: string;
      help: string;
      file: string;
    };
    "rental.deposit": {
      label: string;
      help: string;
      file: string;
    };
    "rental.minDays": {
      label: string;
      help: string;
    };
    "rental.maxDays": {
      label: string;
      help: string;
    };
    "rental.turnaround": {
      label: string;
      help: string;
    };
    shortDescription: {
      label: string;
      help: string;
    };
    description: {
      label: string;
      help: string;
      file: string;
    };
    metaDescription: {
      label: string;
      help: string;
    };
    features: {
      label: string;
      help: string;
    };
    "features.*.label": {
      label: string;
      help: string;
    };
    "features.*.value": {
      label: string;
      help: string;
    };
    wine: {
      label: string;
      help: string;
      file: string;
    };
    "wine.appellation": {
      label: string;
      help: string;
    };
    "wine.grapes": {
      label: string;
      help: string;
    };
    "wine.colour": {
      label: string;
      help: string;
      options: {
        RED: string;
        WHITE: string;
        ROSE: string;
        SPARKLING: string;
        SWEET: string;
      };
    };
    "wine.alcohol": {
      label: string;
      help: string;
    };
    "wine.serving": {
      label: string;
      help: string;
    };
    "wine.serving.from": {
      label: string;
      help: string;
    };
    "wine.serving.to": {
      label: string;
      help: string;
    };
    "wine.ageing": {
      label: string;
      help: string;
    };
    "wine.ageing.from": {
      label: string;
      help: string;
    };
    "wine.ageing.to": {
      label: string;
      help: string;
    };
    "wine.soil": {
      label: string;
      help: string;
    };
    nutrition: {
      label: string;
      help: string;
    };
    "nutrition.per": {
      label: string;
      help: string;
      options: {
        "100_G": string;
        "100_ML": string;
      };
    };
    "nutrition.kilojoules": {
      label: string;
      help: string;
    };
    "nutrition.kilocalories": {
      label: string;
      help: string;
    };
    "nutrition.fat": {
      label: string;
      help: string;
    };
    "nutrition.saturates": {
      label: string;
      help: string;
    };
    "nutrition.carbohydrate": {
      label: string;
      help: string;
    };
    "nutrition.sugars": {
      label: string;
      help: string;
    };
    "nutrition.fibre": {
      label: string;
      help: string;
    };
    "nutrition.protein": {
      label: string;
      help: string;
    };
    "nutrition.salt": {
      label: string;
      help: string;
    };
    tags: {
      label: string;
      help: string;
    };
    weight: {
      label: string;
      help: string;
      file: string;
    };
    hasShippingFees: {
      label: string;
      help: string;
    };
    isDematerialized: {
      label: string;
      help: string;
    };
    isPerishable: {
      label: string;
      help: string;
    };
    isSealed: {
      label: string;
      help: string;
    };
    isPublished: {
      label: string;
      help: string;
    };
    createdAt: {
      label: string;
      help: string;
    };
    images: {
      label: string;
      help: string;
    };
    "images.*.name": {
      label: string;
      help: string;
    };
    "images.*.alt": {
      label: string;
      help: string;
    };
    variations: {
      label: string;
      help: string;
    };
    declinations: {
      label: string;
      help: string;
    };
    "declinations.*.id": {
      label: string;
      help: string;
    };
    "declinations.*.reference": {
      label: string;
      help: string;
    };
    "declinations.*.values": {
      label: string;
      help: string;
    };
    "declinations.*.year": {
      label: string;
      help: string;
      file: string;
    };
    "declinations.*.capacity": {
      label: string;
      help: string;
    };
    "declinations.*.capacityUnit": {
      label: string;
      help: string;
      file: string;
      options: {
        LITER: string;
        CENTILITRE: string;
      };
    };
    "declinations.*.price": {
      label: string;
      help: string;
      file: string;
    };
    "declinations.*.stock": {
      label: string;
      help: string;
    };
    "declinations.*.sellByMultipleOf": {
      label: string;
      help: string;
    };
    "declinations.*.images": {
      label: string;
      help: string;
    };
    "declinations.*.images.*.name": {
      label: string;
      help: string;
    };
    "declinations.*.images.*.alt": {
      label: string;
      help: string;
    };
    "declinations.*.priceHistory": {
      label: string;
      help: string;
    };
    "declinations.*.priceHistory.*.price": {
      label: string;
      help: string;
      file: string;
    };
    "declinations.*.priceHistory.*.since": {
      label: string;
      help: string;
    };
    "declinations.*.wineLabel": {
      label: string;
      help: string;
    };
    "declinations.*.wineLabel.ingredients": {
      label: string;
      help: string;
      options: {
        GRAPES: string;
        GRAPE_MUST: string;
        CONCENTRATED_MUST: string;
        SUCROSE: string;
        WINE_SPIRIT: string;
        TIRAGE_LIQUEUR: string;
        EXPEDITION_LIQUEUR: string;
        TARTARIC_ACID: string;
        MALIC_ACID: string;
        LACTIC_ACID: string;
        CITRIC_ACID: string;
        CALCIUM_SULPHATE: string;
        SULPHITES: string;
        POTASSIUM_SORBATE: string;
        LYSOZYME: string;
        DIMETHYL_DICARBONATE: string;
        ASCORBIC_ACID: string;
        METATARTARIC_ACID: string;
        GUM_ARABIC: string;
        MANNOPROTEINS: string;
        CELLULOSE_GUM: string;
        POLYASPARTATE: string;
        FUMARIC_ACID: string;
        CASEIN: string;
        EGG_ALBUMIN: string;
        CARAMEL: string;
        PINE_RESIN: string;
        CARBON_DIOXIDE: string;
        PROTECTIVE_ATMOSPHERE: string;
      };
    };
    "declinations.*.wineLabel.allergens": {
      label: string;
      help: string;
      options: {
        SULPHITES: string;
        EGG: string;
        MILK: string;
      };
    };
    "declinations.*.wineLabel.nutrition": {
      label: string;
      help: string;
    };
    "declinations.*.wineLabel.nutrition.kilojoules": {
      label: string;
      help: string;
    };
    "declinations.*.wineLabel.nutrition.kilocalories": {
      label: string;
      help: string;
    };
    "declinations.*.wineLabel.nutrition.fat": {
      label: string;
      help: string;
    };
    "declinations.*.wineLabel.nutrition.saturates": {
      label: string;
      help: string;
    };
    "declinations.*.wineLabel.nutrition.carbohydrate": {
      label: string;
      help: string;
    };
    "declinations.*.wineLabel.nutrition.sugars": {
      label: string;
      help: string;
    };
    "declinations.*.wineLabel.nutrition.fibre": {
      label: string;
      help: string;
    };
    "declinations.*.wineLabel.nutrition.protein": {
      label: string;
      help: string;
    };
    "declinations.*.wineLabel.nutrition.salt": {
      label: string;
      help: string;
    };
    "declinations.*.producerGuarantee": {
      label: string;
      help: string;
    };
    "declinations.*.producerGuarantee.years": {
      label: string;
      help: string;
    };
    "declinations.*.producerGuarantee.brand": {
      label: string;
      help: string;
    };
    "declinations.*.producerGuarantee.model": {
      label: string;
      help: string;
    };
    recommended: {
      label: string;
      help: string;
    };
    awards: {
      label: string;
      help: string;
    };
    "awards.*.name": {
      label: string;
      help: string;
    };
    "awards.*.year": {
      label: string;
      help: string;
    };
    "awards.*.medal": {
      label: string;
      help: string;
      options: {
        GOLD: string;
        SILVER: string;
        BRONZE: string;
        TROPHY: string;
      };
    };
    "awards.*.picture": {
      label: string;
      help: string;
    };
    "awards.*.picture.name": {
      label: string;
      help: string;
    };
    "awards.*.picture.alt": {
      label: string;
      help: string;
    };
    mealIcons: {
      label: string;
      help: string;
      options: {
        BEEF: string;
        LAMB: string;
        PORK: string;
        POULTRY: string;
        GAME: string;
        CHARCUTERIE: string;
        FISH: string;
        SHELLFISH: string;
        VEGETABLES: string;
        MUSHROOM: string;
        PASTA: string;
        SPICY: string;
        HARD_CHEESE: string;
        SOFT_CHEESE: string;
        GOAT_CHEESE: string;
        FRUIT_DESSERT: string;
        CHOCOLATE: string;
        APERITIF: string;
      };
    };
    decreasingDiscounts: {
      label: string;
      help: string;
    };
    "decreasingDiscounts.*.from": {
      label: string;
      help: string;
    };
    "decreasingDiscounts.*.type": {
      label: string;
      help: string;
      options: {
        EURO: string;
        PERCENT: string;
      };
    };
    "decreasingDiscounts.*.amount": {
      label: string;
      help: string;
      file: string;
    };
    contents: {
      label: string;
      help: string;
      file: string;
    };
    "contents.*.product": {
      label: string;
      help: string;
    };
    "contents.*.reference": {
      label: string;
      help: string;
    };
    "contents.*.quantity": {
      label: string;
      help: string;
    };
    customizations: {
      label: string;
      help: string;
    };
    "customizations.*.key": {
      label: string;
      help: string;
    };
    "customizations.*.type": {
      label: string;
      help: string;
      options: {
        SIMPLE: string;
        DYNAMIC_FORM: string;
      };
    };
    "customizations.*.inputType": {
      label: string;
      help: string;
      options: {
        TEXT: string;
        SELECT: string;
        CHECKBOX: string;
        FILE: string;
      };
    };
    "customizations.*.form": {
      label: string;
      help: string;
    };
    "customizations.*.label": {
      label: string;
      help: string;
    };
    "customizations.*.help": {
      label: string;
      help: string;
    };
    "customizations.*.required": {
      label: string;
      help: string;
    };
    "customizations.*.isPersonal": {
      label: string;
      help: string;
    };
    "customizations.*.maxLength": {
      label: string;
      help: string;
    };
    "customizations.*.costType": {
      label: string;
      help: string;
      options: {
        EURO: string;
        PERCENT: string;
        NONE: string;
      };
    };
    "customizations.*.amount": {
      label: string;
      help: string;
      file: string;
    };
    "customizations.*.customizationValues": {
      label: string;
      help: string;
    };
    "customizations.*.customizationValues.*.textNumberOfChar": {
      label: string;
      help: string;
    };
    "customizations.*.customizationValues.*.selectKey": {
      label: string;
      help: string;
    };
    "customizations.*.customizationValues.*.label": {
      label: string;
      help: string;
    };
    "customizations.*.customizationValues.*.costType": {
      label: string;
      help: string;
      options: {
        EURO: string;
        PERCENT: string;
        NONE: string;
      };
    };
    "customizations.*.customizationValues.*.amount": {
      label: string;
      help: string;
      file: string;
    };
  };
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
    isSealed: string;
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
      producerGuarantee: string;
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
    fields: {
      id: {
        label: "Numéro",
        help: "Dans son adresse. Il reste le même quand le site déménage ; à ne pas donner à ce que vous ajoutez.",
      },
      slug: {
        label: "Nom dans l’adresse",
        help: "Lettres minuscules, chiffres et traits d’union ; donné une seule fois.",
      },
      name: {
        label: "Nom",
        help: "",
      },
      type: {
        label: "Genre",
        help: "",
        options: {
          WINE: "Vin",
          BOX: "Coffret de plusieurs produits",
          OTHER: "Autre",
        },
      },
      subtypeType: {
        label: "Genre à vous",
        help: "Pour les programmes qui lisent le catalogue.",
      },
      offer: {
        label: "Offre",
        help: "",
        options: {
          NEW: "Vendu neuf",
          SECOND_HAND: "Vendu d’occasion (une pièce)",
          RENTAL: "À louer",
        },
      },
      condition: {
        label: "État",
        help: "",
        file: "D’une pièce d’occasion.",
        options: {
          NEW_WITH_TAG: "Neuf avec étiquette",
          LIKE_NEW: "Comme neuf",
          VERY_GOOD: "Très bon état",
          GOOD: "Bon état",
        },
      },
      brand: {
        label: "Marque",
        help: "",
      },
      price: {
        label: "Prix",
        help: "Taxes comprises ; celui des déclinaisons qui n’en ont pas un à elles.",
        file: "En centimes.",
      },
      purchasePrice: {
        label: "Prix d’achat",
        help: "Ce qu’une pièce a coûté à la boutique, pour la TVA sur la marge.",
        file: "En centimes.",
      },
      vatRate: {
        label: "Taux de TVA",
        help: "0 pour la TVA sur la marge.",
        file: "En points de base.",
      },
      marginScheme: {
        label: "TVA sur la marge",
        help: "La TVA n’est due que sur la marge (CGI 297 A).",
      },
      discount: {
        label: "Réduction du prix",
        help: "",
      },
      "discount.type": {
        label: "Genre de réduction",
        help: "",
        options: {
          EURO: "Montant",
          PERCENT: "Pourcentage",
        },
      },
      "discount.amount": {
        label: "Réduction",
        help: "",
        file: "En centimes, ou en points de base d’un pourcentage : 500 vaut 5 %.",
      },
      "discount.since": {
        label: "Depuis",
        help: "Le prix le plus bas des 30 jours précédents peut être barré.",
      },
      rental: {
        label: "Location",
        help: "",
        file: "Exactement quand l’offre est une location.",
      },
      "rental.price": {
        label: "Prix de la location",
        help: "Jusqu’au nombre de jours ci-dessous.",
        file: "En centimes.",
      },
      "rental.days": {
        label: "Jours compris dans le prix",
        help: "",
      },
      "rental.extraDay": {
        label: "Chaque jour de plus",
        help: "",
        file: "En centimes.",
      },
      "rental.deposit": {
        label: "Caution",
        help: "Rendue au retour.",
        file: "En centimes.",
      },
      "rental.minDays": {
        label: "Jours au moins",
        help: "",
      },
      "rental.maxDays": {
        label: "Jours au plus",
        help: "Vide : autant que le prix en comprend.",
      },
      "rental.turnaround": {
        label: "Jours entre deux locations",
        help: "",
      },
      shortDescription: {
        label: "Résumé",
        help: "Une phrase pour les listes et le haut de la fiche.",
      },
      description: {
        label: "Texte",
        help: "",
        file: "En HTML ; ce qui pourrait nuire au lecteur est retiré.",
      },
      metaDescription: {
        label: "Description pour les moteurs de recherche",
        help: "",
      },
      features: {
        label: "Caractéristiques",
        help: "Un tableau sur la fiche.",
      },
      "features.*.label": {
        label: "Caractéristique",
        help: "",
      },
      "features.*.value": {
        label: "Valeur",
        help: "",
      },
      wine: {
        label: "Vin",
        help: "",
        file: "D’un vin seulement.",
      },
      "wine.appellation": {
        label: "Appellation",
        help: "Le nom de son origine.",
      },
      "wine.grapes": {
        label: "Cépages",
        help: "La plus grande part en premier.",
      },
      "wine.colour": {
        label: "Couleur",
        help: "",
        options: {
          RED: "Rouge",
          WHITE: "Blanc",
          ROSE: "Rosé",
          SPARKLING: "Effervescent",
          SWEET: "Moelleux ou liquoreux",
        },
      },
      "wine.alcohol": {
        label: "Alcool",
        help: "Pour cent du volume : 12,5.",
      },
      "wine.serving": {
        label: "Température de service",
        help: "",
      },
      "wine.serving.from": {
        label: "De",
        help: "En °C.",
      },
      "wine.serving.to": {
        label: "À",
        help: "En °C ; la même s’il n’y en a qu’une.",
      },
      "wine.ageing": {
        label: "Apogée",
        help: "",
      },
      "wine.ageing.from": {
        label: "De",
        help: "Années après la récolte.",
      },
      "wine.ageing.to": {
        label: "À",
        help: "Années après la récolte.",
      },
      "wine.soil": {
        label: "Sol",
        help: "Ce sur quoi la vigne pousse.",
      },
      nutrition: {
        label: "Valeurs nutritionnelles",
        help: "Telles que les veut le règlement (UE) 1169/2011.",
      },
      "nutrition.per": {
        label: "Chiffres pour",
        help: "",
        options: {
          "100_G": "100 g",
          "100_ML": "100 ml",
        },
      },
      "nutrition.kilojoules": {
        label: "Énergie (kJ)",
        help: "",
      },
      "nutrition.kilocalories": {
        label: "Énergie (kcal)",
        help: "",
      },
      "nutrition.fat": {
        label: "Matières grasses",
        help: "En grammes.",
      },
      "nutrition.saturates": {
        label: "Acides gras saturés",
        help: "En grammes.",
      },
      "nutrition.carbohydrate": {
        label: "Glucides",
        help: "En grammes.",
      },
      "nutrition.sugars": {
        label: "Sucres",
        help: "En grammes.",
      },
      "nutrition.fibre": {
        label: "Fibres",
        help: "En grammes ; mention facultative.",
      },
      "nutrition.protein": {
        label: "Protéines",
        help: "En grammes.",
      },
      "nutrition.salt": {
        label: "Sel",
        help: "En grammes.",
      },
      tags: {
        label: "Étiquettes",
        help: "Les catégories et sélections où il se montre.",
      },
      weight: {
        label: "Poids",
        help: "Emballé.",
        file: "En grammes.",
      },
      hasShippingFees: {
        label: "Compte dans les frais de port",
        help: "",
      },
      isDematerialized: {
        label: "Rien n’est expédié",
        help: "",
      },
      isPerishable: {
        label: "Périssable",
        help: "Il se détériore ou se périme rapidement : pas de rétractation (Code de la consommation, L221-28 4°).",
      },
      isSealed: {
        label: "Scellé",
        help: "Scellé pour l’hygiène ou la santé (boucles d’oreilles, maillots de bain, cosmétiques) : pas de rétractation une fois descellé (Code de la consommation, L221-28 5°).",
      },
      isPublished: {
        label: "En ligne",
        help: "La boutique le montre et le vend. Masqué, il reste ici, avec son stock et ses commandes.",
      },
      createdAt: {
        label: "En boutique depuis",
        help: "Pour les plus récents d’abord. Vide : depuis l’import.",
      },
      images: {
        label: "Images",
        help: "La première le représente dans les listes.",
      },
      "images.*.name": {
        label: "Fichier",
        help: "Une image de la médiathèque.",
      },
      "images.*.alt": {
        label: "Ce que montre l’image, pour qui ne la voit pas",
        help: "Laissé vide, l’image est un simple décor.",
      },
      variations: {
        label: "Se décline par",
        help: "Chaque déclinaison a une valeur de chacune.",
      },
      declinations: {
        label: "Déclinaisons",
        help: "Ce qui s’achète : une par taille, couleur, année ou contenance, une seule s’il n’y en a pas.",
      },
      "declinations.*.id": {
        label: "Numéro",
        help: "Il reste le même quand le site déménage.",
      },
      "declinations.*.reference": {
        label: "Référence",
        help: "Le numéro propre à la boutique, donné une seule fois.",
      },
      "declinations.*.values": {
        label: "Valeurs",
        help: "Variation → libellé de sa valeur.",
      },
      "declinations.*.year": {
        label: "Millésime",
        help: "",
        file: "D’un vin.",
      },
      "declinations.*.capacity": {
        label: "Contenance",
        help: "Ce que contient une bouteille : 75.",
      },
      "declinations.*.capacityUnit": {
        label: "Unité",
        help: "",
        file: "De la contenance.",
        options: {
          LITER: "Litres",
          CENTILITRE: "Centilitres",
        },
      },
      "declinations.*.price": {
        label: "Prix",
        help: "S’il n’est pas celui du produit.",
        file: "En centimes.",
      },
      "declinations.*.stock": {
        label: "Stock",
        help: "Pièces que la boutique possède.",
      },
      "declinations.*.sellByMultipleOf": {
        label: "Vendu par",
        help: "Autant de pièces à la fois.",
      },
      "declinations.*.images": {
        label: "Images",
        help: "Les siennes ; aucune : celles du produit.",
      },
      "declinations.*.images.*.name": {
        label: "Fichier",
        help: "Une image de la médiathèque.",
      },
      "declinations.*.images.*.alt": {
        label: "Ce que montre l’image, pour qui ne la voit pas",
        help: "Laissé vide, l’image est un simple décor.",
      },
      "declinations.*.priceHistory": {
        label: "Prix antérieurs",
        help: "Le prix actuel en dernier, s’il y a plus à dire que le prix et la réduction.",
      },
      "declinations.*.priceHistory.*.price": {
        label: "Prix",
        help: "À payer.",
        file: "En centimes.",
      },
      "declinations.*.priceHistory.*.since": {
        label: "Depuis",
        help: "",
      },
      "declinations.*.wineLabel": {
        label: "Étiquette du vin",
        help: "D’un millésime : ce que la fiche montre avant la commande. Vide : celle d’une autre bouteille de la même année.",
      },
      "declinations.*.wineLabel.ingredients": {
        label: "Ingrédients",
        help: "Par poids décroissant.",
        options: {
          GRAPES: "Raisins",
          GRAPE_MUST: "Moût de raisins",
          CONCENTRATED_MUST: "Moût de raisins concentré",
          SUCROSE: "Saccharose",
          WINE_SPIRIT: "Alcool d’origine viticole",
          TIRAGE_LIQUEUR: "Liqueur de tirage",
          EXPEDITION_LIQUEUR: "Liqueur d’expédition",
          TARTARIC_ACID: "Acide tartrique",
          MALIC_ACID: "Acide malique",
          LACTIC_ACID: "Acide lactique",
          CITRIC_ACID: "Acide citrique",
          CALCIUM_SULPHATE: "Sulfate de calcium",
          SULPHITES: "Sulfites",
          POTASSIUM_SORBATE: "Sorbate de potassium",
          LYSOZYME: "Lysozyme d’œuf",
          DIMETHYL_DICARBONATE: "Dicarbonate de diméthyle",
          ASCORBIC_ACID: "Acide L-ascorbique",
          METATARTARIC_ACID: "Acide métatartrique",
          GUM_ARABIC: "Gomme arabique",
          MANNOPROTEINS: "Mannoprotéines de levures",
          CELLULOSE_GUM: "Carboxyméthylcellulose",
          POLYASPARTATE: "Polyaspartate de potassium",
          FUMARIC_ACID: "Acide fumarique",
          CASEIN: "Caséine de lait",
          EGG_ALBUMIN: "Albumine d’œuf",
          CARAMEL: "Caramel",
          PINE_RESIN: "Résine de pin d’Alep",
          CARBON_DIOXIDE: "Dioxyde de carbone",
          PROTECTIVE_ATMOSPHERE: "Mis en bouteille sous atmosphère protectrice",
        },
      },
      "declinations.*.wineLabel.allergens": {
        label: "Allergènes",
        help: "Ceux des ingrédients s’y ajoutent d’eux-mêmes.",
        options: {
          SULPHITES: "Sulfites",
          EGG: "Œuf",
          MILK: "Lait",
        },
      },
      "declinations.*.wineLabel.nutrition": {
        label: "Valeurs nutritionnelles pour 100 ml",
        help: "Telles que les veut le règlement (UE) 1169/2011.",
      },
      "declinations.*.wineLabel.nutrition.kilojoules": {
        label: "Énergie (kJ)",
        help: "",
      },
      "declinations.*.wineLabel.nutrition.kilocalories": {
        label: "Énergie (kcal)",
        help: "",
      },
      "declinations.*.wineLabel.nutrition.fat": {
        label: "Matières grasses",
        help: "En grammes.",
      },
      "declinations.*.wineLabel.nutrition.saturates": {
        label: "Acides gras saturés",
        help: "En grammes.",
      },
      "declinations.*.wineLabel.nutrition.carbohydrate": {
        label: "Glucides",
        help: "En grammes.",
      },
      "declinations.*.wineLabel.nutrition.sugars": {
        label: "Sucres",
        help: "En grammes.",
      },
      "declinations.*.wineLabel.nutrition.fibre": {
        label: "Fibres",
        help: "En grammes ; mention facultative.",
      },
      "declinations.*.wineLabel.nutrition.protein": {
        label: "Protéines",
        help: "En grammes.",
      },
      "declinations.*.wineLabel.nutrition.salt": {
        label: "Sel",
        help: "En grammes.",
      },
      "declinations.*.producerGuarantee": {
        label: "Garantie du producteur",
        help: "Gratuite, sur toute la pièce, plus de deux ans : le label GARAN la montre.",
      },
      "declinations.*.producerGuarantee.years": {
        label: "Durée",
        help: "En années, par demi-année.",
      },
      "declinations.*.producerGuarantee.brand": {
        label: "Marque",
        help: "",
      },
      "declinations.*.producerGuarantee.model": {
        label: "Modèle",
        help: "",
      },
      recommended: {
        label: "Recommandés",
        help: "Produits à montrer à côté.",
      },
      awards: {
        label: "Récompenses",
        help: "Médailles et prix, dans l’ordre.",
      },
      "awards.*.name": {
        label: "Récompense",
        help: "Ce qui a été décerné, par qui.",
      },
      "awards.*.year": {
        label: "Année",
        help: "",
      },
      "awards.*.medal": {
        label: "Médaille",
        help: "Le métal dans lequel elle est dessinée sans image.",
        options: {
          GOLD: "Or",
          SILVER: "Argent",
          BRONZE: "Bronze",
          TROPHY: "Trophée",
        },
      },
      "awards.*.picture": {
        label: "La médaille elle-même",
        help: "",
      },
      "awards.*.picture.name": {
        label: "Fichier",
        help: "Une image de la médiathèque.",
      },
      "awards.*.picture.alt": {
        label: "Ce que montre l’image, pour qui ne la voit pas",
        help: "Laissé vide, l’image est un simple décor.",
      },
      mealIcons: {
        label: "Accords",
        help: "Des plats, dans l’ordre.",
        options: {
          BEEF: "Bœuf",
          LAMB: "Agneau",
          PORK: "Porc",
          POULTRY: "Volaille",
          GAME: "Gibier",
          CHARCUTERIE: "Charcuterie",
          FISH: "Poisson",
          SHELLFISH: "Fruits de mer",
          VEGETABLES: "Légumes",
          MUSHROOM: "Champignons",
          PASTA: "Pâtes",
          SPICY: "Plats épicés",
          HARD_CHEESE: "Fromage à pâte dure",
          SOFT_CHEESE: "Fromage à pâte molle",
          GOAT_CHEESE: "Fromage de chèvre",
          FRUIT_DESSERT: "Dessert aux fruits",
          CHOCOLATE: "Chocolat",
          APERITIF: "Apéritif",
        },
      },
      decreasingDiscounts: {
        label: "Prix dégressif",
        help: "Ce qui est retiré de chaque pièce à partir de tant.",
      },
      "decreasingDiscounts.*.from": {
        label: "À partir de",
        help: "Pièces d’une même déclinaison sur une ligne.",
      },
      "decreasingDiscounts.*.type": {
        label: "Genre de réduction",
        help: "",
        options: {
          EURO: "Montant",
          PERCENT: "Pourcentage",
        },
      },
      "decreasingDiscounts.*.amount": {
        label: "Réduction",
        help: "De chaque pièce.",
        file: "En centimes, ou en points de base d’un pourcentage : 500 vaut 5 %.",
      },
      contents: {
        label: "Contenu du coffret",
        help: "",
        file: "D’un coffret seulement.",
      },
      "contents.*.product": {
        label: "Produit",
        help: "",
      },
      "contents.*.reference": {
        label: "Déclinaison",
        help: "Par sa référence, si le produit en a plusieurs.",
      },
      "contents.*.quantity": {
        label: "Pièces",
        help: "",
      },
      customizations: {
        label: "Personnalisation",
        help: "Dans l’ordre où elle est demandée.",
      },
      "customizations.*.key": {
        label: "Nom",
        help: "La nomme dans le produit et la garde la même d’un import à l’autre.",
      },
      "customizations.*.type": {
        label: "Genre",
        help: "",
        options: {
          SIMPLE: "Une question",
          DYNAMIC_FORM: "Tout un formulaire",
        },
      },
      "customizations.*.inputType": {
        label: "Demandé",
        help: "",
        options: {
          TEXT: "Un texte",
          SELECT: "Un choix parmi plusieurs",
          CHECKBOX: "Un oui",
          FILE: "Un fichier",
        },
      },
      "customizations.*.form": {
        label: "Formulaire",
        help: "De tout un formulaire.",
      },
      "customizations.*.label": {
        label: "Question",
        help: "",
      },
      "customizations.*.help": {
        label: "Aide",
        help: "Une phrase en dessous.",
      },
      "customizations.*.required": {
        label: "Réponse obligatoire",
        help: "",
      },
      "customizations.*.isPersonal": {
        label: "Fait une pièce personnelle",
        help: "Sans rétractation. Vide : ce qui est écrit ou envoyé en fait une, les options non.",
      },
      "customizations.*.maxLength": {
        label: "Caractères d’un texte au plus",
        help: "",
      },
      "customizations.*.costType": {
        label: "Genre de coût",
        help: "",
        options: {
          EURO: "Montant",
          PERCENT: "Pourcentage",
          NONE: "Rien",
        },
      },
      "customizations.*.amount": {
        label: "Coût",
        help: "Par pièce.",
        file: "En centimes, ou en points de base de son prix.",
      },
      "customizations.*.customizationValues": {
        label: "Choix",
        help: "Ou ce que coûte un texte selon sa longueur.",
      },
      "customizations.*.customizationValues.*.textNumberOfChar": {
        label: "À partir de tant de caractères",
        help: "Le texte coûte ceci.",
      },
      "customizations.*.customizationValues.*.selectKey": {
        label: "Nom",
        help: "Nomme le choix.",
      },
      "customizations.*.customizationValues.*.label": {
        label: "Choix",
        help: "Tel qu’il se lit.",
      },
      "customizations.*.customizationValues.*.costType": {
        label: "Genre de coût",
        help: "",
        options: {
          EURO: "Montant",
          PERCENT: "Pourcentage",
          NONE: "Rien",
        },
      },
      "customizations.*.customizationValues.*.amount": {
        label: "Coût",
        help: "Par pièce.",
        file: "En centimes, ou en points de base de son prix.",
      },
    },
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
      isSealed: "scellé",
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
        producerGuarantee: "garantie du producteur",
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
    fields: {
      id: {
        label: "Number",
        help: "In its address. It stays the same when the site moves; leave it out of what you add.",
      },
      slug: {
        label: "Name in the address",
        help: "Lower-case letters, digits and hyphens; given once.",
      },
      name: {
        label: "Name",
        help: "",
      },
      type: {
        label: "Kind",
        help: "",
        options: {
          WINE: "Wine",
          BOX: "Box of several products",
          OTHER: "Other",
        },
      },
      subtypeType: {
        label: "Kind of your own",
        help: "For programs that read the catalogue.",
      },
      offer: {
        label: "Offer",
        help: "",
        options: {
          NEW: "Sold new",
          SECOND_HAND: "Sold second-hand (one piece)",
          RENTAL: "For rent",
        },
      },
      condition: {
        label: "Condition",
        help: "",
        file: "Of a second-hand piece.",
        options: {
          NEW_WITH_TAG: "New with its tag",
          LIKE_NEW: "Like new",
          VERY_GOOD: "Very good",
          GOOD: "Good",
        },
      },
      brand: {
        label: "Brand",
        help: "",
      },
      price: {
        label: "Price",
        help: "Tax included; of a declination without a price of its own.",
        file: "In cents.",
      },
      purchasePrice: {
        label: "Purchase price",
        help: "What one piece cost the shop, for the margin scheme.",
        file: "In cents.",
      },
      vatRate: {
        label: "VAT rate",
        help: "0 for the margin scheme.",
        file: "In basis points.",
      },
      marginScheme: {
        label: "Margin scheme",
        help: "VAT is due on the margin only (CGI 297 A).",
      },
      discount: {
        label: "Reduction of the price",
        help: "",
      },
      "discount.type": {
        label: "Kind of reduction",
        help: "",
        options: {
          EURO: "Amount",
          PERCENT: "Percentage",
        },
      },
      "discount.amount": {
        label: "Reduction",
        help: "",
        file: "Cents, or basis points of a percentage: 500 is 5 %.",
      },
      "discount.since": {
        label: "Since",
        help: "The lowest price of the 30 days before may be crossed out.",
      },
      rental: {
        label: "Rental",
        help: "",
        file: "Exactly when the offer is to rent.",
      },
      "rental.price": {
        label: "Price of the rental",
        help: "Up to the number of days below.",
        file: "In cents.",
      },
      "rental.days": {
        label: "Days that the price covers",
        help: "",
      },
      "rental.extraDay": {
        label: "Each further day",
        help: "",
        file: "In cents.",
      },
      "rental.deposit": {
        label: "Deposit",
        help: "Given back on return.",
        file: "In cents.",
      },
      "rental.minDays": {
        label: "Fewest days",
        help: "",
      },
      "rental.maxDays": {
        label: "Most days",
        help: "Empty: as many as the price covers.",
      },
      "rental.turnaround": {
        label: "Days between two rentals",
        help: "",
      },
      shortDescription: {
        label: "Summary",
        help: "A sentence for lists and the top of the page.",
      },
      description: {
        label: "Text",
        help: "",
        file: "HTML; what could harm a reader is taken out.",
      },
      metaDescription: {
        label: "Description for search engines",
        help: "",
      },
      features: {
        label: "Features",
        help: "A table on the product page.",
      },
      "features.*.label": {
        label: "Feature",
        help: "",
      },
      "features.*.value": {
        label: "Value",
        help: "",
      },
      wine: {
        label: "Wine",
        help: "",
        file: "Of a wine only.",
      },
      "wine.appellation": {
        label: "Appellation",
        help: "The name of its origin.",
      },
      "wine.grapes": {
        label: "Grape varieties",
        help: "The largest part first.",
      },
      "wine.colour": {
        label: "Colour",
        help: "",
        options: {
          RED: "Red",
          WHITE: "White",
          ROSE: "Rosé",
          SPARKLING: "Sparkling",
          SWEET: "Sweet",
        },
      },
      "wine.alcohol": {
        label: "Alcohol",
        help: "Per cent of the volume: 12.5.",
      },
      "wine.serving": {
        label: "Serving temperature",
        help: "",
      },
      "wine.serving.from": {
        label: "From",
        help: "In °C.",
      },
      "wine.serving.to": {
        label: "To",
        help: "In °C; the same where there is one temperature.",
      },
      "wine.ageing": {
        label: "At its best",
        help: "",
      },
      "wine.ageing.from": {
        label: "From",
        help: "Years after the harvest.",
      },
      "wine.ageing.to": {
        label: "To",
        help: "Years after the harvest.",
      },
      "wine.soil": {
        label: "Soil",
        help: "What it grows on.",
      },
      nutrition: {
        label: "Nutrition",
        help: "As Regulation (EU) 1169/2011 has it.",
      },
      "nutrition.per": {
        label: "Figures for",
        help: "",
        options: {
          "100_G": "100 g",
          "100_ML": "100 ml",
        },
      },
      "nutrition.kilojoules": {
        label: "Energy (kJ)",
        help: "",
      },
      "nutrition.kilocalories": {
        label: "Energy (kcal)",
        help: "",
      },
      "nutrition.fat": {
        label: "Fat",
        help: "In grams.",
      },
      "nutrition.saturates": {
        label: "Saturates",
        help: "In grams.",
      },
      "nutrition.carbohydrate": {
        label: "Carbohydrate",
        help: "In grams.",
      },
      "nutrition.sugars": {
        label: "Sugars",
        help: "In grams.",
      },
      "nutrition.fibre": {
        label: "Fibre",
        help: "In grams; told by choice.",
      },
      "nutrition.protein": {
        label: "Protein",
        help: "In grams.",
      },
      "nutrition.salt": {
        label: "Salt",
        help: "In grams.",
      },
      tags: {
        label: "Tags",
        help: "The categories and selections that show it.",
      },
      weight: {
        label: "Weight",
        help: "Packed.",
        file: "In grams.",
      },
      hasShippingFees: {
        label: "Counts for the delivery fee",
        help: "",
      },
      isDematerialized: {
        label: "Nothing is sent",
        help: "",
      },
      isPerishable: {
        label: "Perishable",
        help: "It spoils or expires rapidly: nobody withdraws from it (Code de la consommation, L221-28 4°).",
      },
      isSealed: {
        label: "Sealed",
        help: "Sealed for hygiene or health (earrings, swimwear, cosmetics): no withdrawal once it is unsealed (Code de la consommation, L221-28 5°).",
      },
      isPublished: {
        label: "Online",
        help: "The shop shows and sells it. Hidden, it stays here with its stock and its orders.",
      },
      createdAt: {
        label: "In the shop since",
        help: "For the newest first. Empty: since the import.",
      },
      images: {
        label: "Pictures",
        help: "The first stands for it in lists.",
      },
      "images.*.name": {
        label: "File",
        help: "A picture of the media library.",
      },
      "images.*.alt": {
        label: "What the picture shows, for those who do not see it",
        help: "If left empty, the picture counts as decoration.",
      },
      variations: {
        label: "Varies by",
        help: "Each declination has a value of each.",
      },
      declinations: {
        label: "Declinations",
        help: "What can be bought: one for each size, colour, year or capacity, one in all where there is none.",
      },
      "declinations.*.id": {
        label: "Number",
        help: "It stays the same when the site moves.",
      },
      "declinations.*.reference": {
        label: "Reference",
        help: "The shop’s own number, given once.",
      },
      "declinations.*.values": {
        label: "Values",
        help: "Variation → label of its value.",
      },
      "declinations.*.year": {
        label: "Vintage",
        help: "",
        file: "Of a wine.",
      },
      "declinations.*.capacity": {
        label: "Capacity",
        help: "What a bottle holds: 75.",
      },
      "declinations.*.capacityUnit": {
        label: "Unit",
        help: "",
        file: "Of the capacity.",
        options: {
          LITER: "Litres",
          CENTILITRE: "Centilitres",
        },
      },
      "declinations.*.price": {
        label: "Price",
        help: "If it is not that of the product.",
        file: "In cents.",
      },
      "declinations.*.stock": {
        label: "Stock",
        help: "Pieces that the shop has.",
      },
      "declinations.*.sellByMultipleOf": {
        label: "Sold by",
        help: "So many pieces at once.",
      },
      "declinations.*.images": {
        label: "Pictures",
        help: "Its own; none: the product’s.",
      },
      "declinations.*.images.*.name": {
        label: "File",
        help: "A picture of the media library.",
      },
      "declinations.*.images.*.alt": {
        label: "What the picture shows, for those who do not see it",
        help: "If left empty, the picture counts as decoration.",
      },
      "declinations.*.priceHistory": {
        label: "Earlier prices",
        help: "The present one last, where there is more to tell than price and reduction do.",
      },
      "declinations.*.priceHistory.*.price": {
        label: "Price",
        help: "To pay.",
        file: "In cents.",
      },
      "declinations.*.priceHistory.*.since": {
        label: "Since",
        help: "",
      },
      "declinations.*.wineLabel": {
        label: "Label of the wine",
        help: "Of a vintage: shown on the sheet before the order. Empty: that of another bottle of the same year.",
      },
      "declinations.*.wineLabel.ingredients": {
        label: "Ingredients",
        help: "By weight, the largest first.",
        options: {
          GRAPES: "Grapes",
          GRAPE_MUST: "Grape must",
          CONCENTRATED_MUST: "Concentrated grape must",
          SUCROSE: "Sucrose",
          WINE_SPIRIT: "Spirit of vine origin",
          TIRAGE_LIQUEUR: "Tirage liqueur",
          EXPEDITION_LIQUEUR: "Expedition liqueur",
          TARTARIC_ACID: "Tartaric acid",
          MALIC_ACID: "Malic acid",
          LACTIC_ACID: "Lactic acid",
          CITRIC_ACID: "Citric acid",
          CALCIUM_SULPHATE: "Calcium sulphate",
          SULPHITES: "Sulphites",
          POTASSIUM_SORBATE: "Potassium sorbate",
          LYSOZYME: "Egg lysozyme",
          DIMETHYL_DICARBONATE: "Dimethyl dicarbonate",
          ASCORBIC_ACID: "L-ascorbic acid",
          METATARTARIC_ACID: "Metatartaric acid",
          GUM_ARABIC: "Gum arabic",
          MANNOPROTEINS: "Yeast mannoproteins",
          CELLULOSE_GUM: "Carboxymethylcellulose",
          POLYASPARTATE: "Potassium polyaspartate",
          FUMARIC_ACID: "Fumaric acid",
          CASEIN: "Milk casein",
          EGG_ALBUMIN: "Egg albumin",
          CARAMEL: "Caramel",
          PINE_RESIN: "Aleppo pine resin",
          CARBON_DIOXIDE: "Carbon dioxide",
          PROTECTIVE_ATMOSPHERE: "Bottled in a protective atmosphere",
        },
      },
      "declinations.*.wineLabel.allergens": {
        label: "Allergens",
        help: "Those of the ingredients are added by themselves.",
        options: {
          SULPHITES: "Sulphites",
          EGG: "Egg",
          MILK: "Milk",
        },
      },
      "declinations.*.wineLabel.nutrition": {
        label: "Nutrition per 100 ml",
        help: "As Regulation (EU) 1169/2011 has it.",
      },
      "declinations.*.wineLabel.nutrition.kilojoules": {
        label: "Energy (kJ)",
        help: "",
      },
      "declinations.*.wineLabel.nutrition.kilocalories": {
        label: "Energy (kcal)",
        help: "",
      },
      "declinations.*.wineLabel.nutrition.fat": {
        label: "Fat",
        help: "In grams.",
      },
      "declinations.*.wineLabel.nutrition.saturates": {
        label: "Saturates",
        help: "In grams.",
      },
      "declinations.*.wineLabel.nutrition.carbohydrate": {
        label: "Carbohydrate",
        help: "In grams.",
      },
      "declinations.*.wineLabel.nutrition.sugars": {
        label: "Sugars",
        help: "In grams.",
      },
      "declinations.*.wineLabel.nutrition.fibre": {
        label: "Fibre",
        help: "In grams; told by choice.",
      },
      "declinations.*.wineLabel.nutrition.protein": {
        label: "Protein",
        help: "In grams.",
      },
      "declinations.*.wineLabel.nutrition.salt": {
        label: "Salt",
        help: "In grams.",
      },
      "declinations.*.producerGuarantee": {
        label: "Producer’s guarantee",
        help: "Free, on the whole piece, for more than two years: the GARAN label shows it.",
      },
      "declinations.*.producerGuarantee.years": {
        label: "Duration",
        help: "In years, by half years.",
      },
      "declinations.*.producerGuarantee.brand": {
        label: "Brand",
        help: "",
      },
      "declinations.*.producerGuarantee.model": {
        label: "Model",
        help: "",
      },
      recommended: {
        label: "Recommended",
        help: "Products to show beside it.",
      },
      awards: {
        label: "Awards",
        help: "Medals and prizes, in order.",
      },
      "awards.*.name": {
        label: "Award",
        help: "What was given, by whom.",
      },
      "awards.*.year": {
        label: "Year",
        help: "",
      },
      "awards.*.medal": {
        label: "Medal",
        help: "The metal it is drawn in where it has no picture.",
        options: {
          GOLD: "Gold",
          SILVER: "Silver",
          BRONZE: "Bronze",
          TROPHY: "Trophy",
        },
      },
      "awards.*.picture": {
        label: "The medal itself",
        help: "",
      },
      "awards.*.picture.name": {
        label: "File",
        help: "A picture of the media library.",
      },
      "awards.*.picture.alt": {
        label: "What the picture shows, for those who do not see it",
        help: "If left empty, the picture counts as decoration.",
      },
      mealIcons: {
        label: "Goes with",
        help: "Dishes, in order.",
        options: {
          BEEF: "Beef",
          LAMB: "Lamb",
          PORK: "Pork",
          POULTRY: "Poultry",
          GAME: "Game",
          CHARCUTERIE: "Charcuterie",
          FISH: "Fish",
          SHELLFISH: "Shellfish",
          VEGETABLES: "Vegetables",
          MUSHROOM: "Mushrooms",
          PASTA: "Pasta",
          SPICY: "Spicy dishes",
          HARD_CHEESE: "Hard cheese",
          SOFT_CHEESE: "Soft cheese",
          GOAT_CHEESE: "Goat’s cheese",
          FRUIT_DESSERT: "Fruit dessert",
          CHOCOLATE: "Chocolate",
          APERITIF: "Aperitif",
        },
      },
      decreasingDiscounts: {
        label: "Decreasing price",
        help: "What is taken off each piece from so many on.",
      },
      "decreasingDiscounts.*.from": {
        label: "From",
        help: "Pieces of one declination on a line.",
      },
      "decreasingDiscounts.*.type": {
        label: "Kind of reduction",
        help: "",
        options: {
          EURO: "Amount",
          PERCENT: "Percentage",
        },
      },
      "decreasingDiscounts.*.amount": {
        label: "Reduction",
        help: "Off each piece.",
        file: "Cents, or basis points of a percentage: 500 is 5 %.",
      },
      contents: {
        label: "Content of the box",
        help: "",
        file: "Of a box only.",
      },
      "contents.*.product": {
        label: "Product",
        help: "",
      },
      "contents.*.reference": {
        label: "Declination",
        help: "By its reference, where the product has several.",
      },
      "contents.*.quantity": {
        label: "Pieces",
        help: "",
      },
      customizations: {
        label: "Made with",
        help: "In the order in which it is asked.",
      },
      "customizations.*.key": {
        label: "Name",
        help: "Names it within the product and keeps it the same over imports.",
      },
      "customizations.*.type": {
        label: "Kind",
        help: "",
        options: {
          SIMPLE: "One question",
          DYNAMIC_FORM: "A whole form",
        },
      },
      "customizations.*.inputType": {
        label: "Asked for",
        help: "",
        options: {
          TEXT: "A text",
          SELECT: "One of several choices",
          CHECKBOX: "A yes",
          FILE: "A file",
        },
      },
      "customizations.*.form": {
        label: "Form",
        help: "Of a whole form.",
      },
      "customizations.*.label": {
        label: "Question",
        help: "",
      },
      "customizations.*.help": {
        label: "Hint",
        help: "A sentence below it.",
      },
      "customizations.*.required": {
        label: "Must be answered",
        help: "",
      },
      "customizations.*.isPersonal": {
        label: "Makes a piece of one’s own",
        help: "Which is not withdrawn from. Empty: what is written or sent does, options do not.",
      },
      "customizations.*.maxLength": {
        label: "Characters of a text at most",
        help: "",
      },
      "customizations.*.costType": {
        label: "Kind of cost",
        help: "",
        options: {
          EURO: "Amount",
          PERCENT: "Percentage",
          NONE: "Nothing",
        },
      },
      "customizations.*.amount": {
        label: "Cost",
        help: "Each piece.",
        file: "Cents, or basis points of its price.",
      },
      "customizations.*.customizationValues": {
        label: "Choices",
        help: "Or what a text costs by its length.",
      },
      "customizations.*.customizationValues.*.textNumberOfChar": {
        label: "From so many characters on",
        help: "The text costs this.",
      },
      "customizations.*.customizationValues.*.selectKey": {
        label: "Name",
        help: "Names the choice.",
      },
      "customizations.*.customizationValues.*.label": {
        label: "Choice",
        help: "As it is read.",
      },
      "customizations.*.customizationValues.*.costType": {
        label: "Kind of cost",
        help: "",
        options: {
          EURO: "Amount",
          PERCENT: "Percentage",
          NONE: "Nothing",
        },
      },
      "customizations.*.customizationValues.*.amount": {
        label: "Cost",
        help: "Each piece.",
        file: "Cents, or basis points of its price.",
      },
    },
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
      isSealed: "sealed",
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
        producerGuarantee: "guarantee of the producer",
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
