import { defineBlock } from '../../define-block.ts';
import type { PasswordResetProps } from '../../generated/password-reset.ts';

export const block = defineBlock<PasswordResetProps>({
  type: 'password-reset',
  version: 1,
  mode: 'interactive',
  defaults: {},
});
