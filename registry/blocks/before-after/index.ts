import { defineBlock } from '../../define-block.ts';
import type { BeforeAfterProps } from '../../generated/before-after.ts';

export const block = defineBlock<BeforeAfterProps>({
  type: 'before-after',
  version: 1,
  mode: 'visible',
  defaults: { ratio: '3/2', start: 50 },
});
