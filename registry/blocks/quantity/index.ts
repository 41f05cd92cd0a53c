import type { LoadContext } from '#renderer/types.ts';
import { type Buying, toBuying } from '../../buying-parts/buying.ts';
import { defineBlockCode } from '../../define-block.ts';
import type { QuantityProps } from '../../generated/quantity.ts';
import { productNamed } from '../../product-parts/named-product.ts';

export type QuantityData = Buying;

const loadQuantity = async ({ product }: QuantityProps, context: LoadContext): Promise<QuantityData> =>
  toBuying(await productNamed(product, context), context);

export const code = defineBlockCode<QuantityProps, QuantityData>({
  load: loadQuantity,
});
