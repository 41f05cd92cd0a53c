import conf from '#registry/buying/variation-picker/conf.schema.json';
import { code } from '#registry/buying/variation-picker/index.ts';
import { VariationPicker } from '#registry/buying/variation-picker/variation-picker.tsx';
import { blockStory } from '../samples/block-story.tsx';
import { productOf, vintages } from '../samples/catalogue.ts';

export default { component: VariationPicker };

const block = { code, Component: VariationPicker, conf };

export const Sizes = blockStory(block, 0, { context: { data: { product: productOf('NEW') }, path: '/stories/sizes' } });
export const Vintages = blockStory(block, 0, { context: { data: { product: vintages() }, path: '/stories/vintages' } });
