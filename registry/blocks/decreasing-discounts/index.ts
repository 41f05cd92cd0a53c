import type { LoadContext } from '#renderer/types.ts';
import { type Buying, toBuying } from '../../buying-parts/buying.ts';
import { defineBlock } from '../../define-block.ts';
import type { DecreasingDiscountsProps } from '../../generated/decreasing-discounts.ts';
import { productNamed } from '../../product-parts/named-product.ts';

export type DecreasingDiscountsData = Buying;

const loadDecreasingDiscounts = async ({ product }: DecreasingDiscountsProps, context: LoadContext): Promise<DecreasingDiscountsData> =>
  toBuying(await productNamed(product, context), context);

export const block = defineBlock<DecreasingDiscountsProps, DecreasingDiscountsData>({
  type: 'decreasing-discounts',
  version: 1,
  mode: 'interactive',
  defaults: {},
  load: loadDecreasingDiscounts,
});
