import { type Buying, toBuying } from '#registry/buying/choosing/buying.ts';
import { defineBlockCode } from '#registry/define-block.ts';
import type { DecreasingDiscountsProps } from '#registry/generated/decreasing-discounts.ts';
import type { LoadContext } from '#renderer/types.ts';
import { productNamed } from '../products/named-product.ts';

export type DecreasingDiscountsData = Buying;

const loadDecreasingDiscounts = async ({ product }: DecreasingDiscountsProps, context: LoadContext): Promise<DecreasingDiscountsData> =>
  toBuying(await productNamed(product, context), context);

export const code = defineBlockCode<DecreasingDiscountsProps, DecreasingDiscountsData>({
  load: loadDecreasingDiscounts,
});
