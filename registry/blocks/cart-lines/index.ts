import { defineBlock } from '../../define-block.ts';
import type { CartLinesProps } from '../../generated/cart-lines.ts';

export const block = defineBlock<CartLinesProps>({
  type: 'cart-lines',
  version: 1,
  mode: 'interactive',
  defaults: { showReference: false, shopUrl: '/' },
});
