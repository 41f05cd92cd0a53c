import type { LoadContext } from '#renderer/types.ts';
import { type Buying, toBuying } from '../../buying-parts/buying.ts';
import { defineBlockCode } from '../../define-block.ts';
import type { ProductPriceProps } from '../../generated/product-price.ts';
import { productNamed } from '../../product-parts/named-product.ts';

export type ProductPriceData = Buying;

const loadProductPrice = async ({ product }: ProductPriceProps, context: LoadContext): Promise<ProductPriceData> =>
  toBuying(await productNamed(product, context), context);

export const code = defineBlockCode<ProductPriceProps, ProductPriceData>({
  load: loadProductPrice,
});
