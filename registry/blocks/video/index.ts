import { defineBlock } from '../../define-block.ts';
import type { VideoProps } from '../../generated/video.ts';

export const block = defineBlock<VideoProps>({
  type: 'video',
  version: 1,
  mode: 'visible',
  defaults: { ratio: '16/9', subtitles: [], autoplay: false, loop: false },
});
