import conf from '#registry/buying/product-price/conf.schema.json';
import { code } from '#registry/buying/product-price/index.ts';
import { ProductPrice } from '#registry/buying/product-price/product-price.tsx';
import { blockStory } from '../samples/block-story.tsx';
import { productOf } from '../samples/catalogue.ts';

export default { component: ProductPrice };

const block = { code, Component: ProductPrice, conf };

export const Sale = blockStory(block, 0, { context: { data: { product: productOf('NEW') } } });
export const WithoutStock = blockStory(block, 1, { context: { data: { product: productOf('SECOND_HAND') } } });
export const Rental = blockStory(block, 0, { context: { data: { product: productOf('RENTAL') } } });
export const Showcase = blockStory(block, 0, {
  context: { data: { product: productOf('NEW') } },
  values: { HIDE_PRODUCT_PRICES: 'true' },
});
