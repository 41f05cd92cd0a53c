import { defineBlock } from '../../define-block.ts';
import type { BannerProps } from '../../generated/banner.ts';

export const block = defineBlock<BannerProps>({
  type: 'banner',
  version: 1,
  mode: 'static',
  defaults: { buttons: [], ground: 'tint', tone: 'dark', align: 'center', height: 'small', level: 2 },
});
