import { defineBlock } from '../../define-block.ts';
import type { CartTotalsProps } from '../../generated/cart-totals.ts';

export const block = defineBlock<CartTotalsProps>({
  type: 'cart-totals',
  version: 1,
  mode: 'interactive',
  defaults: { button: true, showFreeShipping: true, reassurance: [] },
});
