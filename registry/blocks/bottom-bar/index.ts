import { defineBlock } from '../../define-block.ts';
import type { BottomBarProps } from '../../generated/bottom-bar.ts';
import { type BottomBarData, loadBottomBar } from './load.ts';

export const block = defineBlock<BottomBarProps, BottomBarData>({
  type: 'bottom-bar',
  version: 1,
  mode: 'static',
  defaults: { links: [], showLegal: true, showCredit: true },
  load: loadBottomBar,
});
