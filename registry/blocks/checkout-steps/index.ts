import { defineBlock } from '../../define-block.ts';
import type { CheckoutStepsProps } from '../../generated/checkout-steps.ts';

export const block = defineBlock<CheckoutStepsProps>({
  type: 'checkout-steps',
  version: 1,
  mode: 'interactive',
  defaults: {},
});
