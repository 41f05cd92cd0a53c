import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { cardSettings } from '#registry/catalogue/products/shop-settings.ts';
import conf from '#registry/catalogue/recently-viewed/conf.schema.json';
import { code } from '#registry/catalogue/recently-viewed/index.ts';
import { RecentlyViewed } from '#registry/catalogue/recently-viewed/recently-viewed.tsx';
import { RecentlyViewedView } from '#registry/catalogue/recently-viewed/recently-viewed-view.tsx';
import { readParameters } from '#schemas/parameters/index.ts';
import { blockStory } from '../samples/block-story.tsx';
import { cards } from '../samples/catalogue.ts';

const products = cards.slice(0, 5);
const meta = {
  component: RecentlyViewedView,
  args: { settings: cardSettings(readParameters([]).values), products, onForget: fn() },
} satisfies Meta<typeof RecentlyViewedView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Seen: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Effacer' }));
    await expect(args.onForget).toHaveBeenCalled();
  },
};
export const One: Story = { args: { products: products.slice(0, 1) } };

/** The block itself, as a page places it, in a browser that has seen nothing. */
const block = { code, Component: RecentlyViewed, conf };
export const AsConfigured = blockStory(block, 0);
export const AsConfiguredToo = blockStory(block, 1);
