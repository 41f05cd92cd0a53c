import conf from '#registry/buying/quantity/conf.schema.json';
import { code } from '#registry/buying/quantity/index.ts';
import { Quantity } from '#registry/buying/quantity/quantity.tsx';
import { blockStory } from '../samples/block-story.tsx';
import { productOf, vintages } from '../samples/catalogue.ts';

export default { component: Quantity };

const block = { code, Component: Quantity, conf };

export const Pieces = blockStory(block, 0, { context: { data: { product: vintages() } } });
/** Nothing is chosen of what is rented. */
export const Rental = blockStory(block, 0, { context: { data: { product: productOf('RENTAL') } } });
