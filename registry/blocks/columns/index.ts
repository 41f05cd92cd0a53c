import { defineBlock } from '../../define-block.ts';
import type { ColumnsProps } from '../../generated/columns.ts';

export const block = defineBlock<ColumnsProps>({
  type: 'columns',
  version: 1,
  mode: 'static',
  defaults: { split: 'equal', gap: 'medium', align: 'start', lastFirstOnPhone: false },
  slots: ['first', 'second', 'third', 'fourth'],
});
