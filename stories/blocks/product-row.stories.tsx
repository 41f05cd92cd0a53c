import conf from '#registry/blocks/product-row/conf.schema.json';
import { code } from '#registry/blocks/product-row/index.ts';
import { ProductRow } from '#registry/blocks/product-row/product-row.tsx';
import { blockStory } from '../samples/block-story.tsx';
import { productOf } from '../samples/catalogue.ts';

export default { component: ProductRow };

const block = { code, Component: ProductRow, conf };

export const Newest = blockStory(block);
export const OnThePicture = blockStory(block, 1);
export const Minimal = blockStory(block, 2);
export const WineLabels = blockStory(block, 3);
/** What goes with the page’s product. */
export const Recommended = blockStory(block, 4, { context: { data: { product: productOf('NEW') } } });
