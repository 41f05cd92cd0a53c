import { defineBlock } from '../../define-block.ts';
import type { OverlayImageProps } from '../../generated/overlay-image.ts';

export const block = defineBlock<OverlayImageProps>({
  type: 'overlay-image',
  version: 1,
  mode: 'static',
  defaults: { position: 'bottom', align: 'start', tone: 'dark', ratio: '3/2', shape: 'rectangle', level: 2 },
});
