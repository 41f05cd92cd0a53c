import { defineBlock } from '../../define-block.ts';
import type { DecreasingDiscountsProps } from '../../generated/decreasing-discounts.ts';
import { type DecreasingDiscountsData, loadDecreasingDiscounts } from './load.ts';

export const block = defineBlock<DecreasingDiscountsProps, DecreasingDiscountsData>({
  type: 'decreasing-discounts',
  version: 1,
  mode: 'interactive',
  defaults: {},
  load: loadDecreasingDiscounts,
});
