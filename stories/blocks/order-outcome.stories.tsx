import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect } from 'storybook/test';
import conf from '#registry/checkout/order-outcome/conf.schema.json';
import { OrderOutcome } from '#registry/checkout/order-outcome/order-outcome.tsx';
import { PaymentState } from '#registry/checkout/payment/payment-state.tsx';
import { blockStory } from '../samples/block-story.tsx';
import { actions, failedView, lookingView, paidView, payment } from '../samples/payment.ts';
import { order } from '../samples/shop.ts';

const meta = {
  component: PaymentState,
  args: { address: { id: order.id, key: undefined }, isPatient: false, view: failedView, ...actions },
} satisfies Meta<typeof PaymentState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = {};
export const Cancelled: Story = { args: { view: { ...failedView, status: 'cancelled', payment: payment({ outcome: 'cancelled' }) } } };
export const Checking: Story = { args: { view: lookingView } };
/** The address says that the payment was given up; the order knows of no payment, and that is what is said. */
export const NothingCame: Story = {
  args: { view: { ...lookingView, watch: 'waiting', payment: payment({}) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nous n’avons pas encore reçu de paiement')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Payer maintenant' })).toBeVisible();
    await expect(canvas.queryByText(/interrompu/)).toBeNull();
  },
};
export const InTest: Story = { args: { view: { ...failedView, payment: payment({ outcome: 'refused', isTest: true }) } } };
/** The bank is deciding: nothing offers another payment. */
export const Deciding: Story = {
  args: { view: { ...lookingView, watch: 'pendingLong', payment: payment({ paymentStatus: 'pending', canPay: false }) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Payer|Réessayer/ })).toBeNull();
  },
};
export const Expired: Story = { args: { view: { ...failedView, payment: payment({ outcome: 'over', canPay: false }) } } };
export const PaidMeanwhile: Story = { args: { view: paidView } };

/** The block itself, as a page places it, before anything has answered. */
const block = { Component: OrderOutcome, conf };
export const AsConfigured = blockStory(block, 0);
