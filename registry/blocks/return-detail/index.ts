import { defineBlock } from '../../define-block.ts';
import type { ReturnDetailProps } from '../../generated/return-detail.ts';

export const block = defineBlock<ReturnDetailProps>({
  type: 'return-detail',
  version: 1,
  mode: 'interactive',
  defaults: { showReasons: true },
});
