import conf from '#registry/blocks/product-gallery/conf.schema.json';
import { block as definition } from '#registry/blocks/product-gallery/index.ts';
import { ProductGallery } from '#registry/blocks/product-gallery/product-gallery.tsx';
import { blockStory } from '../samples/block-story.tsx';
import { productOf } from '../samples/catalogue.ts';

export default { component: ProductGallery };

const block = { definition, Component: ProductGallery, conf };

export const Dress = blockStory(block, 0, { context: { data: { product: productOf('SECOND_HAND') } } });
export const Classic = blockStory(block, 0, {
  context: { data: { product: productOf('SECOND_HAND') } },
  values: { PRODUCT_PAGE_STYLE: 'CLASSIC' },
});
