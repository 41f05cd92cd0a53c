import conf from '#registry/blocks/product-row/conf.schema.json';
import { block as definition } from '#registry/blocks/product-row/index.ts';
import { ProductRow } from '#registry/blocks/product-row/product-row.tsx';
import { blockStory } from '../samples/block-story.tsx';

export default { component: ProductRow };

const block = { definition, Component: ProductRow, conf };

export const Newest = blockStory(block);
