import { defineBlock } from '../../define-block.ts';
import type { MobileBarProps } from '../../generated/mobile-bar.ts';
import { loadMobileBar, type MobileBarData } from './load.ts';

export const block = defineBlock<MobileBarProps, MobileBarData>({
  type: 'mobile-bar',
  version: 1,
  mode: 'static',
  defaults: { searchUrl: '/products/search', accountUrl: '/account' },
  load: loadMobileBar,
});
