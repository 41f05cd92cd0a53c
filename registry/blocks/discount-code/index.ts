import { defineBlock } from '../../define-block.ts';
import type { DiscountCodeProps } from '../../generated/discount-code.ts';

export const block = defineBlock<DiscountCodeProps>({
  type: 'discount-code',
  version: 1,
  mode: 'interactive',
  defaults: { folded: true },
});
