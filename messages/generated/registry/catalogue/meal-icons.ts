/** Texts of `registry/catalogue/meal-icons`, made by `npm run generate` from `messages/<lang>/registry/catalogue/meal-icons.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  meals: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    meals: "Se marie avec",
  },
  en: {
    meals: "Goes with",
  },
};
