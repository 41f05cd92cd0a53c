import { defineBlock } from '../../define-block.ts';
import type { OrderSummaryProps } from '../../generated/order-summary.ts';

export const block = defineBlock<OrderSummaryProps>({
  type: 'order-summary',
  version: 1,
  mode: 'interactive',
  defaults: { showPictures: true, showChange: true },
});
