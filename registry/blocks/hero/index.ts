import { defineBlock } from '../../define-block.ts';
import type { HeroProps } from '../../generated/hero.ts';

export const block = defineBlock<HeroProps>({
  type: 'hero',
  version: 1,
  mode: 'static',
  defaults: { layout: 'split', height: 'tall', level: 1, links: [] },
});
