import type { LoadContext } from '#renderer/types.ts';
import type { Product } from '#schemas/product.ts';
import type { NutritionProps } from '../../generated/nutrition.ts';
import { productNamed } from '../../product-parts/named-product.ts';
import { valuesOf } from '../../site-values.ts';

export type NutritionData = Pick<Product, 'nutrition'>;

export async function loadNutrition({ product }: NutritionProps, context: LoadContext): Promise<NutritionData> {
  const { nutrition } = await productNamed(product, context);
  return { nutrition: valuesOf(context).SHOW_NUTRITIONAL_DATA_ON_PRODUCT_SHEET ? nutrition : null };
}
