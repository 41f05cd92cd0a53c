import { defineBlock } from '../../define-block.ts';
import type { CardProps } from '../../generated/card.ts';

export const block = defineBlock<CardProps>({
  type: 'card',
  version: 1,
  mode: 'static',
  defaults: { look: 'plain', ratio: '4/5', align: 'start', level: 3 },
  slots: ['default'],
});
