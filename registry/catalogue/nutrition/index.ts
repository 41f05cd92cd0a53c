import { defineBlockCode } from '#registry/define-block.ts';
import type { NutritionProps } from '#registry/generated/nutrition.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { Product } from '#schemas/product.ts';
import { productNamed } from '../products/named-product.ts';

export type NutritionData = Pick<Product, 'nutrition'>;

async function loadNutrition({ product }: NutritionProps, context: LoadContext): Promise<NutritionData> {
  const { nutrition } = await productNamed(product, context);
  return { nutrition: context.parameters.SHOW_NUTRITIONAL_DATA_ON_PRODUCT_SHEET ? nutrition : null };
}

export const code = defineBlockCode<NutritionProps, NutritionData>({
  load: loadNutrition,
});
