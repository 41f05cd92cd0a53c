import { defineBlock } from '../../define-block.ts';
import type { CardGridProps } from '../../generated/card-grid.ts';

export const block = defineBlock<CardGridProps>({
  type: 'card-grid',
  version: 1,
  mode: 'static',
  defaults: { columns: { base: 2, md: 3 }, ratio: '4/5', shape: 'rectangle', swipe: false },
});
