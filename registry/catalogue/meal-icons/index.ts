import { defineBlockCode } from '#registry/define-block.ts';
import type { MealIconsProps } from '#registry/generated/meal-icons.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { MealIcon } from '#schemas/product.ts';
import { productNamed } from '../products/named-product.ts';

export type MealIconsData = { meals: readonly MealIcon[] };

/** The product names its dishes; the list of icons is asked for once a page, however many blocks draw from it. */
export async function loadMealIcons({ product }: MealIconsProps, context: LoadContext): Promise<MealIconsData> {
  const { mealIcons } = await productNamed(product, context);
  if (mealIcons.length === 0) return { meals: [] };
  const all = await context.call('GET /parameter/product/meal-icon', {});
  return { meals: mealIcons.flatMap((key) => all.filter((icon) => icon.key === key)) };
}

export const code = defineBlockCode<MealIconsProps, MealIconsData>({
  load: loadMealIcons,
});
