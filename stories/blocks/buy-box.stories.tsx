import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, within } from 'storybook/test';
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

const madeToOrder = (customization: 'OPTIONAL' | 'REQUIRED') =>
  blockStory(block, 0, { context: { data: { product: { ...productOf('NEW'), customization } } } });
/** It can be made one's own: the way there stands beside the purchase. */
export const Customizable = madeToOrder('OPTIONAL');
/** It has to be: there is no other way to buy it. */
export const MadeToOrder: StoryObj = {
  ...madeToOrder('REQUIRED'),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: 'Personnaliser' })).toHaveAttribute('href', expect.stringMatching(/\/customize$/));
    await expect(page.queryByRole('button', { name: 'Ajouter au panier' })).toBeNull();
  },
};
