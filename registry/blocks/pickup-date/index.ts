import { defineBlock } from '../../define-block.ts';
import type { PickupDateProps } from '../../generated/pickup-date.ts';
import { load, type PickupDateData } from './load.ts';

export const block = defineBlock<PickupDateProps, PickupDateData>({
  type: 'pickup-date',
  version: 1,
  mode: 'visible',
  defaults: { layout: 'calendar' },
  load,
});
