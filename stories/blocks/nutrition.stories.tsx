import conf from '#registry/catalogue/nutrition/conf.schema.json';
import { code } from '#registry/catalogue/nutrition/index.ts';
import { Nutrition } from '#registry/catalogue/nutrition/nutrition.tsx';
import { blockStory } from '../samples/block-story.tsx';
import { wine } from '../samples/catalogue.ts';

export default { component: Nutrition };

const block = { code, Component: Nutrition, conf };
const ofWine = { context: { data: { product: wine() } } };

export const Shown = blockStory(block, 0, { ...ofWine, values: { SHOW_NUTRITIONAL_DATA_ON_PRODUCT_SHEET: 'true' } });
export const WithoutTitle = blockStory(block, 1, { ...ofWine, values: { SHOW_NUTRITIONAL_DATA_ON_PRODUCT_SHEET: 'true' } });
/** The setting of the sheets keeps the table back. */
export const KeptBack = blockStory(block, 0, { ...ofWine, values: { SHOW_NUTRITIONAL_DATA_ON_PRODUCT_SHEET: 'false' } });
