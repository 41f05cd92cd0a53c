import { defineBlock } from '../../define-block.ts';
import type { DeliveryChoiceProps } from '../../generated/delivery-choice.ts';

export const block = defineBlock<DeliveryChoiceProps>({
  type: 'delivery-choice',
  version: 1,
  mode: 'interactive',
  defaults: { collect: true, delivery: true, idCalendar: 1 },
});
