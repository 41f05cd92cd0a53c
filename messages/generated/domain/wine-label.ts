/** Texts of `domain/wine-label`, made by `npm run generate` from `messages/<lang>/domain/wine-label.json`. */
import type { Lang } from '../../languages.ts';

export type Messages = {
  title: string;
  ingredients: string;
  nutrition: string;
  languages: string;
  volume: (v: { percent: string | number }) => string;
  ingredientsAre: string;
  contains: (v: { names: string | number }) => string;
  additive: (v: { name: string | number; role: string | number }) => string;
  eLabel: string;
  roles: {
    acidity: string;
    preservative: string;
    antioxidant: string;
    stabiliser: string;
    gas: string;
    colour: string;
  };
  ingredientNames: {
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
  allergenNames: {
    SULPHITES: string;
    EGG: string;
    MILK: string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Ingrédients et valeurs nutritionnelles",
    ingredients: "Ingrédients",
    nutrition: "Valeurs nutritionnelles",
    languages: "Langues",
    volume: (v) => `${v.percent} % vol.`,
    ingredientsAre: "Ingrédients :",
    contains: (v) => `Contient : ${v.names}`,
    additive: (v) => `${v.role} : ${v.name}`,
    eLabel: "Étiquette électronique",
    roles: {
      acidity: "régulateur d’acidité",
      preservative: "conservateur",
      antioxidant: "antioxydant",
      stabiliser: "stabilisant",
      gas: "gaz",
      colour: "colorant",
    },
    ingredientNames: {
      GRAPES: "raisins",
      GRAPE_MUST: "moût de raisins",
      CONCENTRATED_MUST: "moût de raisins concentré",
      SUCROSE: "saccharose",
      WINE_SPIRIT: "alcool d’origine viticole",
      TIRAGE_LIQUEUR: "liqueur de tirage",
      EXPEDITION_LIQUEUR: "liqueur d’expédition",
      TARTARIC_ACID: "acide tartrique",
      MALIC_ACID: "acide malique",
      LACTIC_ACID: "acide lactique",
      CITRIC_ACID: "acide citrique",
      CALCIUM_SULPHATE: "sulfate de calcium",
      SULPHITES: "sulfites",
      POTASSIUM_SORBATE: "sorbate de potassium",
      LYSOZYME: "lysozyme d’œuf",
      DIMETHYL_DICARBONATE: "dicarbonate de diméthyle",
      ASCORBIC_ACID: "acide L-ascorbique",
      METATARTARIC_ACID: "acide métatartrique",
      GUM_ARABIC: "gomme arabique",
      MANNOPROTEINS: "mannoprotéines de levures",
      CELLULOSE_GUM: "carboxyméthylcellulose",
      POLYASPARTATE: "polyaspartate de potassium",
      FUMARIC_ACID: "acide fumarique",
      CASEIN: "caséine de lait",
      EGG_ALBUMIN: "albumine d’œuf",
      CARAMEL: "caramel",
      PINE_RESIN: "résine de pin d’Alep",
      CARBON_DIOXIDE: "dioxyde de carbone",
      PROTECTIVE_ATMOSPHERE: "mis en bouteille sous atmosphère protectrice",
    },
    allergenNames: {
      SULPHITES: "sulfites",
      EGG: "œuf",
      MILK: "lait",
    },
  },
  en: {
    title: "Ingredients and nutrition",
    ingredients: "Ingredients",
    nutrition: "Nutrition",
    languages: "Languages",
    volume: (v) => `${v.percent}% vol.`,
    ingredientsAre: "Ingredients:",
    contains: (v) => `Contains: ${v.names}`,
    additive: (v) => `${v.role}: ${v.name}`,
    eLabel: "E-label",
    roles: {
      acidity: "acidity regulator",
      preservative: "preservative",
      antioxidant: "antioxidant",
      stabiliser: "stabiliser",
      gas: "gas",
      colour: "colour",
    },
    ingredientNames: {
      GRAPES: "grapes",
      GRAPE_MUST: "grape must",
      CONCENTRATED_MUST: "concentrated grape must",
      SUCROSE: "sucrose",
      WINE_SPIRIT: "spirit of vine origin",
      TIRAGE_LIQUEUR: "tirage liqueur",
      EXPEDITION_LIQUEUR: "expedition liqueur",
      TARTARIC_ACID: "tartaric acid",
      MALIC_ACID: "malic acid",
      LACTIC_ACID: "lactic acid",
      CITRIC_ACID: "citric acid",
      CALCIUM_SULPHATE: "calcium sulphate",
      SULPHITES: "sulphites",
      POTASSIUM_SORBATE: "potassium sorbate",
      LYSOZYME: "egg lysozyme",
      DIMETHYL_DICARBONATE: "dimethyl dicarbonate",
      ASCORBIC_ACID: "L-ascorbic acid",
      METATARTARIC_ACID: "metatartaric acid",
      GUM_ARABIC: "gum arabic",
      MANNOPROTEINS: "yeast mannoproteins",
      CELLULOSE_GUM: "carboxymethylcellulose",
      POLYASPARTATE: "potassium polyaspartate",
      FUMARIC_ACID: "fumaric acid",
      CASEIN: "milk casein",
      EGG_ALBUMIN: "egg albumin",
      CARAMEL: "caramel",
      PINE_RESIN: "Aleppo pine resin",
      CARBON_DIOXIDE: "carbon dioxide",
      PROTECTIVE_ATMOSPHERE: "bottled in a protective atmosphere",
    },
    allergenNames: {
      SULPHITES: "sulphites",
      EGG: "egg",
      MILK: "milk",
    },
  },
};
