import conf from '#registry/catalogue/product-summary/conf.schema.json';
import { code } from '#registry/catalogue/product-summary/index.ts';
import { ProductSummary } from '#registry/catalogue/product-summary/product-summary.tsx';
import { blockStory } from '../samples/block-story.tsx';
import { productOf, wine } from '../samples/catalogue.ts';

export default { component: ProductSummary };

const block = { code, Component: ProductSummary, conf };

export const SecondHand = blockStory(block, 0, { context: { data: { product: productOf('SECOND_HAND') } } });
export const Rental = blockStory(block, 0, { context: { data: { product: productOf('RENTAL') } } });
export const Wine = blockStory(block, 0, { context: { data: { product: wine() } } });
export const Appellation = blockStory(block, 0, {
  context: { data: { product: wine() } },
  values: { SWITCH_NAME_AND_APPELLATION: 'true' },
});
