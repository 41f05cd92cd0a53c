/** Texts of `backend/goods/catalogue/meal-icons`, made by `npm run generate` from `messages/<lang>/backend/goods/catalogue/meal-icons.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
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

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    BEEF: "Bœuf",
    LAMB: "Agneau",
    PORK: "Porc",
    POULTRY: "Volaille",
    GAME: "Gibier",
    CHARCUTERIE: "Charcuterie",
    FISH: "Poisson",
    SHELLFISH: "Coquillages et crustacés",
    VEGETABLES: "Légumes",
    MUSHROOM: "Champignons",
    PASTA: "Pâtes",
    SPICY: "Cuisine épicée",
    HARD_CHEESE: "Fromage à pâte dure",
    SOFT_CHEESE: "Fromage à pâte molle",
    GOAT_CHEESE: "Fromage de chèvre",
    FRUIT_DESSERT: "Dessert aux fruits",
    CHOCOLATE: "Chocolat",
    APERITIF: "Apéritif",
  },
  en: {
    BEEF: "Beef",
    LAMB: "Lamb",
    PORK: "Pork",
    POULTRY: "Poultry",
    GAME: "Game",
    CHARCUTERIE: "Cured meats",
    FISH: "Fish",
    SHELLFISH: "Shellfish",
    VEGETABLES: "Vegetables",
    MUSHROOM: "Mushrooms",
    PASTA: "Pasta",
    SPICY: "Spicy food",
    HARD_CHEESE: "Hard cheese",
    SOFT_CHEESE: "Soft cheese",
    GOAT_CHEESE: "Goat’s cheese",
    FRUIT_DESSERT: "Fruit dessert",
    CHOCOLATE: "Chocolate",
    APERITIF: "Aperitif",
  },
};
