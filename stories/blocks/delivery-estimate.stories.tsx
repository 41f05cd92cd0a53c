import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, within } from 'storybook/test';
import conf from '#registry/buying/delivery-estimate/conf.schema.json';
import { DeliveryEstimate } from '#registry/buying/delivery-estimate/delivery-estimate.tsx';
import { code } from '#registry/buying/delivery-estimate/index.ts';
import { blockStory } from '../samples/block-story.tsx';
import { productOf } from '../samples/catalogue.ts';

export default { component: DeliveryEstimate };

const block = { code, Component: DeliveryEstimate, conf };

export const OfThePage = blockStory(block, 0, { context: { data: { product: productOf('NEW') } } });

/** A rental comes for its own first day: from which one on it can, and when it is to be back. */
export const Rental: StoryObj = {
  ...blockStory(block, 0, { context: { data: { product: productOf('RENTAL') } } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByText(/Chez vous/)).toBeNull();
    await expect(page.getByText('Livraison à temps pour une location à partir du jeudi 3 décembre')).toBeVisible();
    await expect(page.getByText('À rendre le dernier jour de la location')).toBeVisible();
  },
};
