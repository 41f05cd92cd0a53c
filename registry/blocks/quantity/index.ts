import { defineBlock } from '../../define-block.ts';
import type { QuantityProps } from '../../generated/quantity.ts';
import { loadQuantity, type QuantityData } from './load.ts';

export const block = defineBlock<QuantityProps, QuantityData>({
  type: 'quantity',
  version: 1,
  mode: 'interactive',
  defaults: {},
  load: loadQuantity,
});
