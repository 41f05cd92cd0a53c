import { defineBlock } from '../../define-block.ts';
import type { ToastRegionProps } from '../../generated/toast-region.ts';

export const block = defineBlock<ToastRegionProps>({
  type: 'toast-region',
  version: 1,
  mode: 'interactive',
  defaults: {},
});
