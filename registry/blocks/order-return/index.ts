import { defineBlock } from '../../define-block.ts';
import type { OrderReturnProps } from '../../generated/order-return.ts';

export const block = defineBlock<OrderReturnProps>({
  type: 'order-return',
  version: 1,
  mode: 'interactive',
  defaults: { showMessage: true },
});
