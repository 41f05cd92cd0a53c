import { defineBlock } from '../../define-block.ts';
import type { OrderSuccessProps } from '../../generated/order-success.ts';

export const block = defineBlock<OrderSuccessProps>({
  type: 'order-success',
  version: 1,
  mode: 'interactive',
  defaults: { shopUrl: '/' },
});
