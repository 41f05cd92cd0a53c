import { defineBlockCode } from '#registry/define-block.ts';
import type { ProductSummaryProps } from '#registry/generated/product-summary.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { Product } from '#schemas/product.ts';
import { requireProduct } from '../products/context-product.ts';
import { type Measured, measuredView } from '../products/measured.ts';
import { cardSettings } from '../products/shop-settings.ts';
import { type ProductNames, productNames } from '../products/wine-names.ts';

export type ProductSummaryData = Pick<Product, 'brand' | 'offer' | 'condition' | 'shortDescription' | 'rating'> &
  ProductNames &
  Measured & { idProduct: number; isArticle: boolean; hasWishlist: boolean };

async function loadProductSummary(_: ProductSummaryProps, context: LoadContext): Promise<ProductSummaryData> {
  const product = requireProduct(context.data);
  const { idProduct, brand, offer, condition, shortDescription, type, rating } = product;
  const settings = cardSettings(context.parameters);
  const names = productNames(product, settings);
  return {
    ...names,
    idProduct,
    hasWishlist: settings.hasWishlist,
    brand,
    offer,
    condition,
    shortDescription,
    ...(rating && { rating }),
    isArticle: type.type === 'OTHER',
    ...measuredView(context.parameters, product),
  };
}

export const code = defineBlockCode<ProductSummaryProps, ProductSummaryData>({
  load: loadProductSummary,
});
