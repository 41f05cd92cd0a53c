import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, within } from 'storybook/test';
import { CartTotals } from '#registry/buying/cart-totals/cart-totals.tsx';
import { CartTotalsView } from '#registry/buying/cart-totals/cart-totals-view.tsx';
import conf from '#registry/buying/cart-totals/conf.schema.json';
import { blockStory } from '../samples/block-story.tsx';
import { cart, filledCart, restoringCart, soldOutCart } from '../samples/shop.ts';

const meta = {
  component: CartTotalsView,
  args: {
    button: true,
    showFreeShipping: true,
    reassurance: ['Paiement sécurisé'],
    deliveryNotes: ['Retrait gratuit en boutique'],
    cart: filledCart,
    shipping: null,
    vat: 'INCLUDED',
    isExpress: false,
    onNext: () => undefined,
  },
} satisfies Meta<typeof CartTotalsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShippingUnknown: Story = {};
/** A code brings free shipping no further away: bar and sentence tell the same way. */
export const WithDiscount: Story = {
  args: { cart: { ...filledCart, cart: { ...cart, discount: cart.subtotal, total: 0 } } },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar') as HTMLProgressElement;
    const left = cart.freeShippingRemaining ?? 0;
    await expect(bar.value).toBeCloseTo(cart.subtotal / (cart.subtotal + left));
  },
};
export const ShippingPaid: Story = { args: { shipping: 690 } };
export const ShippingFree: Story = { args: { shipping: 0 } };

/** Vouchers by e-mail alone: no word of delivery. */
export const NothingToDeliver: Story = {
  args: {
    cart: { ...filledCart, cart: { ...cart, products: cart.products.map((product) => ({ ...product, isDematerialized: true })) } },
  },
  play: async ({ canvasElement }) => {
    const totals = within(canvasElement);
    await expect(totals.getByText('Total TTC')).toBeVisible();
    await expect(totals.queryByText(/livraison/i)).toBeNull();
  },
};

const bottles = (count: number, freeShippingRemaining: number) => ({
  cart: { ...filledCart, cart: { ...cart, bottles: { count, minimum: 6, maximum: 12, freeShippingRemaining } } },
});
export const TooFewBottles: Story = { args: bottles(4, 8) };
export const TooManyBottles: Story = { args: bottles(13, 0) };

export const Blocked: Story = { args: { cart: soldOutCart } };
export const Loading: Story = { args: { cart: restoringCart } };

/** The block itself, as a page places it, before anything has answered. */
const block = { Component: CartTotals, conf };
export const AsConfigured = blockStory(block, 0);
