import conf from '#registry/blocks/product-list/conf.schema.json';
import { block as definition } from '#registry/blocks/product-list/index.ts';
import { ProductList } from '#registry/blocks/product-list/product-list.tsx';
import { blockStory } from '../samples/block-story.tsx';

export default { component: ProductList };

const block = { definition, Component: ProductList, conf };

export const Category = blockStory(block);
export const Filtered = blockStory(block, 0, { context: { query: { size: '38,40', price: ',60' } } });
/** Nothing to filter by: the list takes the whole width. */
export const WithoutFilters = blockStory({ ...block, conf: { ...conf, examples: [{ filters: [], columns: 4 }] } });
export const Showcase = blockStory(block, 0, { values: { HIDE_PRODUCT_PRICES: 'true' } });
export const OnThePicture = blockStory(block, 1);
export const Minimal = blockStory(block, 2);
export const WineLabels = blockStory(block, 3);
/** The shop did not answer: the shopper is told, and may try again. */
export const Unavailable = blockStory({ ...block, definition: { ...definition, load: async () => null } });
