import { defineBlock } from '../../define-block.ts';
import type { NutritionProps } from '../../generated/nutrition.ts';
import { loadNutrition, type NutritionData } from './load.ts';

export const block = defineBlock<NutritionProps, NutritionData>({
  type: 'nutrition',
  version: 1,
  mode: 'static',
  defaults: {},
  load: loadNutrition,
});
