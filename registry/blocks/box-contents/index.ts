import { defineBlock } from '../../define-block.ts';
import type { BoxContentsProps } from '../../generated/box-contents.ts';
import { type BoxContentsData, loadBoxContents } from './load.ts';

export const block = defineBlock<BoxContentsProps, BoxContentsData>({
  type: 'box-contents',
  version: 1,
  mode: 'static',
  defaults: {},
  load: loadBoxContents,
});
