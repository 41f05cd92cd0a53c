import { defineBlock } from '../../define-block.ts';
import type { DividerProps } from '../../generated/divider.ts';

export const block = defineBlock<DividerProps>({
  type: 'divider',
  version: 1,
  mode: 'static',
  defaults: { kind: 'line', ornament: 'leaf', width: 'full', space: 'medium' },
});
