import { defineBlock } from '../../define-block.ts';
import type { VariationPickerProps } from '../../generated/variation-picker.ts';
import { loadVariationPicker, type VariationPickerData } from './load.ts';

export const block = defineBlock<VariationPickerProps, VariationPickerData>({
  type: 'variation-picker',
  version: 1,
  mode: 'interactive',
  defaults: {},
  load: loadVariationPicker,
});
