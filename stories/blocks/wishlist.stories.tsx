import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { cardSettings } from '#registry/catalogue/products/shop-settings.ts';
import conf from '#registry/catalogue/wishlist/conf.schema.json';
import { code } from '#registry/catalogue/wishlist/index.ts';
import { Wishlist } from '#registry/catalogue/wishlist/wishlist.tsx';
import { WishlistView } from '#registry/catalogue/wishlist/wishlist-view.tsx';
import { readParameters } from '#schemas/parameters/index.ts';
import { blockStory } from '../samples/block-story.tsx';
import { cards } from '../samples/catalogue.ts';

const products = cards.slice(0, 4);
const ids = products.map(({ idProduct }) => idProduct);
const meta = {
  component: WishlistView,
  args: {
    shopUrl: '/',
    shown: ids,
    wished: ids,
    products,
    isFailed: false,
    settings: cardSettings(readParameters([]).values),
    isGuest: true,
    onRetry: fn(),
    onForget: fn(),
  },
} satisfies Meta<typeof WishlistView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAGuest: Story = {};
export const OfAnAccount: Story = { args: { isGuest: false } };
/** One was taken off since the page came, and can be kept again. */
export const TakenOff: Story = { args: { wished: ids.slice(1) } };
export const GoneFromTheShop: Story = {
  args: { shown: [999, ...ids], wished: [999, ...ids], onForget: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'L’enlever de la liste' }));
    await expect(args.onForget).toHaveBeenCalledWith([999]);
  },
};
export const Empty: Story = { args: { shown: [], wished: [], products: [] } };
export const Loading: Story = { args: { products: undefined } };
export const Failed: Story = { args: { products: undefined, isFailed: true } };

/** The block itself, as a page places it, before anything was kept. */
export const AsConfigured = blockStory({ code, Component: Wishlist, conf });
