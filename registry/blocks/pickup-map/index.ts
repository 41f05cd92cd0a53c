import { defineBlock } from '../../define-block.ts';
import type { PickupMapProps } from '../../generated/pickup-map.ts';
import { loadPickupMap, type PickupMapData } from './load.ts';

export const block = defineBlock<PickupMapProps, PickupMapData>({
  type: 'pickup-map',
  version: 1,
  mode: 'visible',
  defaults: { showMap: true },
  load: loadPickupMap,
  fallback: { start: null },
});
