import { productNamed } from '#registry/catalogue/products/named-product.ts';
import { defineBlockCode } from '#registry/define-block.ts';
import type { ProductPriceProps } from '#registry/generated/product-price.ts';
import type { LoadContext } from '#renderer/types.ts';
import { type Buying, toBuying } from '../choosing/buying.ts';

export type ProductPriceData = Buying;

const loadProductPrice = async ({ product }: ProductPriceProps, context: LoadContext): Promise<ProductPriceData> =>
  toBuying(await productNamed(product, context), context);

export const code = defineBlockCode<ProductPriceProps, ProductPriceData>({
  load: loadProductPrice,
});
