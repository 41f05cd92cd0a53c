import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { CartTotalsView } from '#registry/blocks/cart-totals/cart-totals-view.tsx';
import { filledCart, restoringCart, soldOutCart } from '../samples/shop.ts';

const meta = {
  component: CartTotalsView,
  args: {
    button: true,
    showFreeShipping: true,
    reassurance: ['Paiement sécurisé', 'Retrait gratuit en boutique'],
    cart: filledCart,
    shipping: null,
    onNext: () => undefined,
  },
} satisfies Meta<typeof CartTotalsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShippingUnknown: Story = {};
export const ShippingPaid: Story = { args: { shipping: 690 } };
export const ShippingFree: Story = { args: { shipping: 0 } };
export const Blocked: Story = { args: { cart: soldOutCart } };
export const Loading: Story = { args: { cart: restoringCart } };
