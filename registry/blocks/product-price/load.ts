import type { LoadContext } from '#renderer/types.ts';
import { type Buying, toBuying } from '../../buying-parts/buying.ts';
import type { ProductPriceProps } from '../../generated/product-price.ts';
import { productNamed } from '../../product-parts/named-product.ts';

export type ProductPriceData = Buying;

export const loadProductPrice = async ({ product }: ProductPriceProps, context: LoadContext): Promise<ProductPriceData> =>
  toBuying(await productNamed(product, context), context);
