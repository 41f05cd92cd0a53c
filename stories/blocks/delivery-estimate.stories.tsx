import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, within } from 'storybook/test';
import conf from '#registry/blocks/delivery-estimate/conf.schema.json';
import { DeliveryEstimate } from '#registry/blocks/delivery-estimate/delivery-estimate.tsx';
import { code } from '#registry/blocks/delivery-estimate/index.ts';
import { blockStory } from '../samples/block-story.tsx';
import { productOf } from '../samples/catalogue.ts';

export default { component: DeliveryEstimate };

const block = { code, Component: DeliveryEstimate, conf };

export const OfThePage = blockStory(block, 0, { context: { data: { product: productOf('NEW') } } });

/** A rental comes on its own dates. */
export const Rental: StoryObj = {
  ...blockStory(block, 0, { context: { data: { product: productOf('RENTAL') } } }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/Chez vous/)).toBeNull();
  },
};
