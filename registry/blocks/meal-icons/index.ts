import { defineBlock } from '../../define-block.ts';
import type { MealIconsProps } from '../../generated/meal-icons.ts';
import { loadMealIcons, type MealIconsData } from './load.ts';

export const block = defineBlock<MealIconsProps, MealIconsData>({
  type: 'meal-icons',
  version: 1,
  mode: 'static',
  defaults: { showLabels: true },
  load: loadMealIcons,
});
