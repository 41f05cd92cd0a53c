import { AddToCart } from '#registry/blocks/add-to-cart/add-to-cart.tsx';
import conf from '#registry/blocks/add-to-cart/conf.schema.json';
import { code } from '#registry/blocks/add-to-cart/index.ts';
import { blockStory } from '../samples/block-story.tsx';
import { productOf, vintages } from '../samples/catalogue.ts';
import { forRent } from '../samples/rental.ts';

export default { component: AddToCart };

const block = { code, Component: AddToCart, conf };
const plain = productOf('NEW');
const soldOut = { ...plain, declination: plain.declination.map((each) => ({ ...each, quantity: 0 })) };

export const Sale = blockStory(block, 0, { context: { data: { product: productOf('NEW') } } });
export const DecreasingPrice = blockStory(block, 0, { context: { data: { product: vintages() } } });
export const SoldOut = blockStory(block, 0, { context: { data: { product: soldOut } } });
export const Rental = { ...blockStory(block, 0, { context: { data: { product: productOf('RENTAL') } } }), ...forRent(productOf('RENTAL')) };
export const Showcase = blockStory(block, 0, {
  context: { data: { product: productOf('NEW') } },
  values: { HIDE_PRODUCT_PRICES: 'true' },
});
