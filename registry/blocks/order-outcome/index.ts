import { defineBlock } from '../../define-block.ts';
import type { OrderOutcomeProps } from '../../generated/order-outcome.ts';

export const block = defineBlock<OrderOutcomeProps>({
  type: 'order-outcome',
  version: 1,
  mode: 'interactive',
  defaults: { outcome: 'failed' },
});
