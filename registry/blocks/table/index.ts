import { defineBlock } from '../../define-block.ts';
import type { TableProps } from '../../generated/table.ts';

export const block = defineBlock<TableProps>({
  type: 'table',
  version: 1,
  mode: 'static',
  defaults: { showCaption: false, headerColumn: true, onPhone: 'scroll', stripes: false },
});
