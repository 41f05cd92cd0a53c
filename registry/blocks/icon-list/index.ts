import { defineBlock } from '../../define-block.ts';
import type { IconListProps } from '../../generated/icon-list.ts';
import { type IconListData, loadIconList } from './load.ts';

export const block = defineBlock<IconListProps, IconListData>({
  type: 'icon-list',
  version: 1,
  mode: 'static',
  defaults: { columns: 1, size: 'medium', look: 'plain', placement: 'beside' },
  load: loadIconList,
});
