import { defineBlock } from '../../define-block.ts';
import type { GridProps } from '../../generated/grid.ts';

export const block = defineBlock<GridProps>({
  type: 'grid',
  version: 1,
  mode: 'static',
  defaults: { columns: { base: 1, sm: 2, lg: 3 }, gap: 'medium', align: 'stretch', justify: 'stretch' },
  slots: ['default'],
});
