import { defineBlock } from '../../define-block.ts';
import type { BuyBoxProps } from '../../generated/buy-box.ts';
import { type BuyBoxData, loadBuyBox } from './load.ts';

export const block = defineBlock<BuyBoxProps, BuyBoxData>({
  type: 'buy-box',
  version: 1,
  mode: 'interactive',
  defaults: { contactUrl: '/me-contacter', notes: [] },
  load: loadBuyBox,
});
