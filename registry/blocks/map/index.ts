import { defineBlock } from '../../define-block.ts';
import type { MapProps } from '../../generated/map.ts';
import { loadMap, type MapData } from './load.ts';

export const block = defineBlock<MapProps, MapData>({
  type: 'map',
  version: 1,
  mode: 'visible',
  defaults: { places: [], zoom: 15, height: 'medium' },
  load: loadMap,
});
