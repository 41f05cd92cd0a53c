import { defineBlock } from '../../define-block.ts';
import type { FeaturedProductProps } from '../../generated/featured-product.ts';
import { type FeaturedProductData, loadFeaturedProduct } from './load.ts';

export const block = defineBlock<FeaturedProductProps, FeaturedProductData>({
  type: 'featured-product',
  version: 1,
  mode: 'static',
  defaults: { tags: [], side: 'start' },
  load: loadFeaturedProduct,
});
