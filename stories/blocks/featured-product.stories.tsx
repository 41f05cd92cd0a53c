import conf from '#registry/catalogue/featured-product/conf.schema.json';
import { FeaturedProduct } from '#registry/catalogue/featured-product/featured-product.tsx';
import { code } from '#registry/catalogue/featured-product/index.ts';
import { blockStory } from '../samples/block-story.tsx';

export default { component: FeaturedProduct };

const block = { code, Component: FeaturedProduct, conf };
const setting = {};

export const Named = blockStory(block, 0, setting);
export const OwnWords = blockStory(block, 1, setting);
export const WithoutPrices = blockStory(block, 1, { ...setting, values: { HIDE_PRODUCT_PRICES: 'true' } });
