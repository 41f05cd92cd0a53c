import { defineBlock } from '../../define-block.ts';
import type { ElementListProps } from '../../generated/element-list.ts';
import { type ElementListData, loadElementList } from './load.ts';

export const block = defineBlock<ElementListProps, ElementListData>({
  type: 'element-list',
  version: 1,
  mode: 'static',
  defaults: { look: 'cards', columns: { base: 2, md: 3, lg: 4 }, limit: 24 },
  load: loadElementList,
});
