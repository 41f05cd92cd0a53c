import { defineBlock } from '../../define-block.ts';
import type { GalleryProps } from '../../generated/gallery.ts';

export const block = defineBlock<GalleryProps>({
  type: 'gallery',
  version: 1,
  mode: 'static',
  defaults: { layout: 'grid', columns: { base: 2, md: 3 }, ratio: '1/1', showCaptions: true, fullscreen: true },
});
