import { defineBlock } from '../../define-block.ts';
import type { WineFactsProps } from '../../generated/wine-facts.ts';
import { loadWineFacts, type WineFactsData } from './load.ts';

export const block = defineBlock<WineFactsProps, WineFactsData>({
  type: 'wine-facts',
  version: 1,
  mode: 'static',
  defaults: { layout: 'grid' },
  load: loadWineFacts,
});
