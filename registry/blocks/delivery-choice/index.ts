import { defineBlock } from '../../define-block.ts';
import type { DeliveryChoiceProps } from '../../generated/delivery-choice.ts';
import { type DeliveryChoiceData, load } from './load.ts';

export const block = defineBlock<DeliveryChoiceProps, DeliveryChoiceData>({
  type: 'delivery-choice',
  version: 1,
  mode: 'interactive',
  defaults: { collect: true, delivery: true, relay: false },
  load,
});
