import { defineBlock } from '../../define-block.ts';
import type { ImageProps } from '../../generated/image.ts';

export const block = defineBlock<ImageProps>({
  type: 'image',
  version: 1,
  mode: 'static',
  defaults: { ratio: 'auto', shape: 'rectangle', fit: 'cover', width: 'half', priority: false },
});
