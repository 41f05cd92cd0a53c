import type { LoadContext } from '#renderer/types.ts';
import { type Buying, toBuying } from '../../buying-parts/buying.ts';
import { defineBlockCode } from '../../define-block.ts';
import type { VariationPickerProps } from '../../generated/variation-picker.ts';
import { productNamed } from '../../product-parts/named-product.ts';

export type VariationPickerData = Buying;

const loadVariationPicker = async ({ product }: VariationPickerProps, context: LoadContext): Promise<VariationPickerData> =>
  toBuying(await productNamed(product, context), context);

export const code = defineBlockCode<VariationPickerProps, VariationPickerData>({
  load: loadVariationPicker,
});
