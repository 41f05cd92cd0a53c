import { messages as allMessages } from '#messages/generated/domain/nutrition-labels.ts';
import type { Nutrition } from '#schemas/nutrition.ts';
import type { Lang } from '#schemas/site.ts';

/** A line of a nutrition table; `isPart`: a part of the line above. */
export type NutritionLine = { label: string; value: string; isPart?: true };

/** Formats the lines of a nutrition table, in the order of Regulation (EU) 1169/2011, Annex XV. */
export function nutritionLines(nutrition: Omit<Nutrition, 'per'>, lang: Lang): NutritionLine[] {
  const messages = allMessages[lang];
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 2 });
  const grams = (amount: number) => `${number.format(amount)}\u00a0g`;
  const { kilojoules, kilocalories, fat, saturates, carbohydrate, sugars, fibre, protein, salt } = nutrition;
  return [
    { label: messages.energy, value: `${number.format(kilojoules)}\u00a0kJ / ${number.format(kilocalories)}\u00a0kcal` },
    { label: messages.fat, value: grams(fat) },
    { label: messages.saturates, value: grams(saturates), isPart: true },
    { label: messages.carbohydrate, value: grams(carbohydrate) },
    { label: messages.sugars, value: grams(sugars), isPart: true },
    ...(fibre === null ? [] : [{ label: messages.fibre, value: grams(fibre) }]),
    { label: messages.protein, value: grams(protein) },
    { label: messages.salt, value: grams(salt) },
  ];
}
