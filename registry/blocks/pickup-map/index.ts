import { defineBlock } from '../../define-block.ts';
import type { PickupMapProps } from '../../generated/pickup-map.ts';

export const block = defineBlock<PickupMapProps>({
  type: 'pickup-map',
  version: 1,
  mode: 'visible',
  defaults: { showMap: true },
});
