import { defineBlock } from '../../define-block.ts';
import type { SpacerProps } from '../../generated/spacer.ts';

export const block = defineBlock<SpacerProps>({
  type: 'spacer',
  version: 1,
  mode: 'static',
  defaults: { height: 'xl' },
});
