import { defineBlock } from '../../define-block.ts';
import type { PasswordResetAskProps } from '../../generated/password-reset-ask.ts';

export const block = defineBlock<PasswordResetAskProps>({
  type: 'password-reset-ask',
  version: 1,
  mode: 'interactive',
  defaults: {},
});
