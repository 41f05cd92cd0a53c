import { productNamed } from '#registry/catalogue/products/named-product.ts';
import { defineBlockCode } from '#registry/define-block.ts';
import type { QuantityProps } from '#registry/generated/quantity.ts';
import type { LoadContext } from '#renderer/types.ts';
import { type Buying, toBuying } from '../choosing/buying.ts';

export type QuantityData = Buying;

const loadQuantity = async ({ product }: QuantityProps, context: LoadContext): Promise<QuantityData> =>
  toBuying(await productNamed(product, context), context);

export const code = defineBlockCode<QuantityProps, QuantityData>({
  load: loadQuantity,
});
