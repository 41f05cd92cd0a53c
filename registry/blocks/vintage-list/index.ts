import { defineBlock } from '../../define-block.ts';
import type { VintageListProps } from '../../generated/vintage-list.ts';
import { loadVintageList, type VintageListData } from './load.ts';

export const block = defineBlock<VintageListProps, VintageListData>({
  type: 'vintage-list',
  version: 1,
  mode: 'static',
  defaults: {},
  load: loadVintageList,
});
