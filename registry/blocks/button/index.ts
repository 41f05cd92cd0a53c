import { defineBlock } from '../../define-block.ts';
import type { ButtonProps } from '../../generated/button.ts';

export const block = defineBlock<ButtonProps>({
  type: 'button',
  version: 1,
  mode: 'static',
  defaults: { variant: 'solid', size: 'm', align: 'start' },
});
