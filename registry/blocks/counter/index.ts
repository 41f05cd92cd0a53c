import { defineBlock } from '../../define-block.ts';
import type { CounterProps } from '../../generated/counter.ts';

export const block = defineBlock<CounterProps>({
  type: 'counter',
  version: 1,
  mode: 'visible',
  defaults: { animate: true, align: 'center' },
});
