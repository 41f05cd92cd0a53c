import { productNamed } from '#registry/catalogue/products/named-product.ts';
import { defineBlockCode } from '#registry/define-block.ts';
import type { AddToCartProps } from '#registry/generated/add-to-cart.ts';
import type { LoadContext } from '#renderer/types.ts';
import { type Buying, toAskedBuying } from '../choosing/buying.ts';

export type AddToCartData = Buying;

const loadAddToCart = async ({ product }: AddToCartProps, context: LoadContext): Promise<AddToCartData> =>
  toAskedBuying(await productNamed(product, context), context);

export const code = defineBlockCode<AddToCartProps, AddToCartData>({
  load: loadAddToCart,
});
