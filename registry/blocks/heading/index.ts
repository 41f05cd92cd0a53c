import { defineBlock } from '../../define-block.ts';
import type { HeadingProps } from '../../generated/heading.ts';

export const block = defineBlock<HeadingProps>({
  type: 'heading',
  version: 1,
  mode: 'static',
  defaults: { level: 2, size: 'auto', align: 'start' },
});
