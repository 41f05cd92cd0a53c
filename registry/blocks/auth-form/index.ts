import { defineBlock } from '../../define-block.ts';
import type { AuthFormProps } from '../../generated/auth-form.ts';

export const block = defineBlock<AuthFormProps>({
  type: 'auth-form',
  version: 1,
  mode: 'interactive',
  defaults: { start: 'login', nextUrl: '/account', newsletter: true },
});
