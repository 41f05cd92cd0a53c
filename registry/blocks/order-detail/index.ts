import { defineBlock } from '../../define-block.ts';
import type { OrderDetailProps } from '../../generated/order-detail.ts';

export const block = defineBlock<OrderDetailProps>({
  type: 'order-detail',
  version: 1,
  mode: 'interactive',
  defaults: {},
});
