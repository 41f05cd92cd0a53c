import { defineBlock } from '../../define-block.ts';
import type { AnchorProps } from '../../generated/anchor.ts';

export const block = defineBlock<AnchorProps>({
  type: 'anchor',
  version: 1,
  mode: 'static',
});
