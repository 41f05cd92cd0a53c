import { defineBlock } from '../../define-block.ts';
import type { PaymentStepProps } from '../../generated/payment-step.ts';

export const block = defineBlock<PaymentStepProps>({
  type: 'payment-step',
  version: 1,
  mode: 'interactive',
  defaults: { showMessage: true, termsUrl: '/sale-terms', privacyUrl: '/privacy-policy' },
});
