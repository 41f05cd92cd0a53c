import type { LoadContext } from '#renderer/types.ts';
import { type Buying, toBuying } from '../../buying-parts/buying.ts';
import { defineBlockCode } from '../../define-block.ts';
import type { DecreasingDiscountsProps } from '../../generated/decreasing-discounts.ts';
import { productNamed } from '../../product-parts/named-product.ts';

export type DecreasingDiscountsData = Buying;

const loadDecreasingDiscounts = async ({ product }: DecreasingDiscountsProps, context: LoadContext): Promise<DecreasingDiscountsData> =>
  toBuying(await productNamed(product, context), context);

export const code = defineBlockCode<DecreasingDiscountsProps, DecreasingDiscountsData>({
  load: loadDecreasingDiscounts,
});
