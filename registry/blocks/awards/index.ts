import { defineBlock } from '../../define-block.ts';
import type { AwardsProps } from '../../generated/awards.ts';
import { type AwardsData, loadAwards } from './load.ts';

export const block = defineBlock<AwardsProps, AwardsData>({
  type: 'awards',
  version: 1,
  mode: 'static',
  defaults: { layout: 'row' },
  load: loadAwards,
});
