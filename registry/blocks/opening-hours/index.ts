import { defineBlock } from '../../define-block.ts';
import type { OpeningHoursProps } from '../../generated/opening-hours.ts';
import { loadOpeningHours, type OpeningHoursData } from './load.ts';

export const block = defineBlock<OpeningHoursProps, OpeningHoursData>({
  type: 'opening-hours',
  version: 1,
  mode: 'static',
  load: loadOpeningHours,
});
