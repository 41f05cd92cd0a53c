import { defineBlock } from '../../define-block.ts';
import type { OrderListProps } from '../../generated/order-list.ts';

export const block = defineBlock<OrderListProps>({
  type: 'order-list',
  version: 1,
  mode: 'interactive',
  defaults: { nbItem: 10, shopUrl: '/' },
});
