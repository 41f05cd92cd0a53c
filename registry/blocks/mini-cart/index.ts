import { defineBlock } from '../../define-block.ts';
import type { MiniCartProps } from '../../generated/mini-cart.ts';

export const block = defineBlock<MiniCartProps>({
  type: 'mini-cart',
  version: 1,
  mode: 'interactive',
  defaults: { openAfterAdding: true, showFreeShipping: true },
});
