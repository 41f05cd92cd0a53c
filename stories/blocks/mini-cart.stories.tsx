import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, within } from 'storybook/test';
import conf from '#registry/buying/mini-cart/conf.schema.json';
import { MiniCart } from '#registry/buying/mini-cart/mini-cart.tsx';
import { MiniCartView } from '#registry/buying/mini-cart/mini-cart-panel.tsx';
import { blockStory } from '../samples/block-story.tsx';
import { emptyCart, filledCart, restoringCart, soldOutCart, unreachableCart } from '../samples/shop.ts';

const ignore = () => undefined;
const meta = {
  component: MiniCartView,
  args: { open: true, onClose: ignore, showFreeShipping: true, onRemove: ignore, onRetry: ignore, view: filledCart },
} satisfies Meta<typeof MiniCartView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Commander' })).toHaveAttribute('href', '/cart/address');
  },
};
/** A line that cannot be ordered has to be taken off before: the way leads to the cart alone. */
export const Stopped: Story = {
  args: { view: soldOutCart },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Voir le panier' })).toHaveAttribute('href', '/cart');
    await expect(canvas.queryByRole('link', { name: 'Commander' })).toBeNull();
  },
};
export const Empty: Story = { args: { view: emptyCart } };
export const Loading: Story = { args: { view: restoringCart } };
export const Unreachable: Story = { args: { view: unreachableCart } };

/** The block itself, as a page places it, before anything has answered. */
const block = { Component: MiniCart, conf };
export const AsConfigured = blockStory(block, 0);
