import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { CartLines } from '#registry/buying/cart-lines/cart-lines.tsx';
import { CartLinesView } from '#registry/buying/cart-lines/cart-lines-view.tsx';
import conf from '#registry/buying/cart-lines/conf.schema.json';
import { blockStory } from '../samples/block-story.tsx';
import { emptyCart, filledCart, restoringCart, sealedCart, soldOutCart, unreachableCart } from '../samples/shop.ts';

const ignore = () => undefined;
const meta = {
  component: CartLinesView,
  args: { showReference: true, shopUrl: '/', onQuantity: ignore, onRemove: ignore, onUndo: ignore, onRetry: ignore, view: filledCart },
} satisfies Meta<typeof CartLinesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
/** A line says before the order that the right of withdrawal ends with the seal. */
export const Sealed: Story = { args: { view: sealedCart } };
export const SoldOut: Story = { args: { view: soldOutCart } };
export const OrderRefused: Story = {
  args: { view: soldOutCart, refusal: { status: 409, message: 'Un article vient d’être vendu.', fieldErrors: [] } },
};
export const Refused: Story = { args: { view: { ...filledCart, error: 'Il ne reste que 5 articles en stock' } } };
export const Empty: Story = { args: { view: emptyCart } };
export const Loading: Story = { args: { view: restoringCart } };
export const Unreachable: Story = { args: { view: unreachableCart } };

/** The block itself, as a page places it, before anything has answered. */
const block = { Component: CartLines, conf };
export const AsConfigured = blockStory(block, 0);
