import { defineBlock } from '../../define-block.ts';
import type { CustomizationStepsProps } from '../../generated/customization-steps.ts';
import { type CustomizationStepsData, loadCustomizationSteps } from './load.ts';

export const block = defineBlock<CustomizationStepsProps, CustomizationStepsData>({
  type: 'customization-steps',
  version: 1,
  mode: 'interactive',
  defaults: { notice: '', showPicture: true },
  load: loadCustomizationSteps,
});
