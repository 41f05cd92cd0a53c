import { productNamed } from '#registry/catalogue/products/named-product.ts';
import { defineBlockCode } from '#registry/define-block.ts';
import type { VariationPickerProps } from '#registry/generated/variation-picker.ts';
import type { LoadContext } from '#renderer/types.ts';
import { type Buying, toBuying } from '../choosing/buying.ts';

export type VariationPickerData = Buying;

const loadVariationPicker = async ({ product }: VariationPickerProps, context: LoadContext): Promise<VariationPickerData> =>
  toBuying(await productNamed(product, context), context);

export const code = defineBlockCode<VariationPickerProps, VariationPickerData>({
  load: loadVariationPicker,
});
