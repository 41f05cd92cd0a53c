import { defineBlock } from '../../define-block.ts';
import type { AuthFormProps } from '../../generated/auth-form.ts';
import { type AuthFormData, loadAuthForm } from './load.ts';

export const block = defineBlock<AuthFormProps, AuthFormData>({
  type: 'auth-form',
  version: 1,
  mode: 'interactive',
  defaults: { start: 'login', nextUrl: '/account', newsletter: true },
  load: loadAuthForm,
});
