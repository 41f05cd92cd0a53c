import { defineBlock } from '../../define-block.ts';
import type { ModalProps } from '../../generated/modal.ts';

export const block = defineBlock<ModalProps>({
  type: 'modal',
  version: 1,
  mode: 'interactive',
  defaults: { showButton: true, variant: 'outline', align: 'start', width: 'medium' },
  slots: ['default'],
});
