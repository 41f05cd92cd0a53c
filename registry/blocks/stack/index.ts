import { defineBlock } from '../../define-block.ts';
import type { StackProps } from '../../generated/stack.ts';

export const block = defineBlock<StackProps>({
  type: 'stack',
  version: 1,
  mode: 'static',
  defaults: { direction: 'vertical', gap: 'medium', align: 'stretch', justify: 'start', wrap: true },
  slots: ['default'],
});
