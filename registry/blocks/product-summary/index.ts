import type { LoadContext } from '#renderer/types.ts';
import type { Product } from '#schemas/product.ts';
import { defineBlockCode } from '../../define-block.ts';
import type { ProductSummaryProps } from '../../generated/product-summary.ts';
import { requireProduct } from '../../product-parts/context-product.ts';
import { cardSettings } from '../../product-parts/shop-settings.ts';
import { type ProductNames, productNames } from '../../product-parts/wine-names.ts';

export type ProductSummaryData = Pick<Product, 'brand' | 'offer' | 'condition' | 'shortDescription'> &
  ProductNames & { isArticle: boolean };

async function loadProductSummary(_: ProductSummaryProps, context: LoadContext): Promise<ProductSummaryData> {
  const product = requireProduct(context.data);
  const { brand, offer, condition, shortDescription, type } = product;
  const names = productNames(product, cardSettings(context.parameters));
  return { ...names, brand, offer, condition, shortDescription, isArticle: type.type === 'OTHER' };
}

export const code = defineBlockCode<ProductSummaryProps, ProductSummaryData>({
  load: loadProductSummary,
});
