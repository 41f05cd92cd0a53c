import { defineBlock } from '../../define-block.ts';
import type { AlcoholMessageProps } from '../../generated/alcohol-message.ts';
import { type AlcoholMessageData, loadAlcoholMessage } from './load.ts';

export const block = defineBlock<AlcoholMessageProps, AlcoholMessageData>({
  type: 'alcohol-message',
  version: 1,
  mode: 'static',
  load: loadAlcoholMessage,
});
