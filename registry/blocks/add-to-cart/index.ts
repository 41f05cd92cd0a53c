import type { LoadContext } from '#renderer/types.ts';
import { type Buying, toAskedBuying } from '../../buying-parts/buying.ts';
import { defineBlockCode } from '../../define-block.ts';
import type { AddToCartProps } from '../../generated/add-to-cart.ts';
import { productNamed } from '../../product-parts/named-product.ts';

export type AddToCartData = Buying;

const loadAddToCart = async ({ product }: AddToCartProps, context: LoadContext): Promise<AddToCartData> =>
  toAskedBuying(await productNamed(product, context), context);

export const code = defineBlockCode<AddToCartProps, AddToCartData>({
  load: loadAddToCart,
});
