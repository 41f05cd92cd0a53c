import { BuyBox } from '#registry/blocks/buy-box/buy-box.tsx';
import conf from '#registry/blocks/buy-box/conf.schema.json';
import { block as definition } from '#registry/blocks/buy-box/index.ts';
import { blockStory } from '../samples/block-story.tsx';
import { productOf } from '../samples/catalogue.ts';

export default { component: BuyBox };

const block = { definition, Component: BuyBox, conf };

export const SecondHand = blockStory(block, 0, { context: { data: { product: productOf('SECOND_HAND') } } });
export const New = blockStory(block, 0, { context: { data: { product: productOf('NEW') } } });
export const Rental = blockStory(block, 0, { context: { data: { product: productOf('RENTAL') } } });
export const Showcase = blockStory(block, 0, {
  context: { data: { product: productOf('NEW') } },
  values: { HIDE_PRODUCT_PRICES: 'true' },
});
