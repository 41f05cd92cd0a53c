import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect } from 'storybook/test';
import conf from '#registry/blocks/order-success/conf.schema.json';
import { block as definition } from '#registry/blocks/order-success/index.ts';
import { OrderSuccess } from '#registry/blocks/order-success/order-success.tsx';
import { OrderSuccessView } from '#registry/blocks/order-success/order-success-view.tsx';
import { blockStory } from '../samples/block-story.tsx';
import { order } from '../samples/shop.ts';

const meta = {
  component: OrderSuccessView,
  args: {
    shopUrl: '/',
    address: { id: order.id, key: undefined },
    view: { status: 'success', order, failure: null },
    onRetry: () => undefined,
  },
} satisfies Meta<typeof OrderSuccessView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {};
const [line] = order.lines;
const rented = { ...order, lines: line ? [{ ...line, rental: { from: '2026-12-04', to: '2026-12-07', deposit: 15_000 } }] : [] };
/** Rented at fixed dates: nothing of it can be withdrawn from, and that is what is said. */
export const Rented: Story = {
  args: { view: { status: 'success', order: rented, failure: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Une location à dates fixes/)).toBeVisible();
    await expect(canvas.queryByText(/14 jours/)).toBeNull();
  },
};
const notSent = { ...order, delivery: { ...order.delivery, type: 'NO_DELIVERY' as const, pickup: null } };
/** What is dematerialized is not wrapped. */
export const NotSent: Story = {
  args: { view: { status: 'success', order: notSent, failure: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/rien n’est à expédier/)).toBeVisible();
    await expect(canvas.queryByText(/emballons/)).toBeNull();
  },
};
const shipped = {
  ...order,
  status: 'SHIPPED' as const,
  delivery: { ...order.delivery, tracking: { link: 'https://suivi.example/8X1', number: '8X1' } },
};
const documents = [
  {
    kind: 'INVOICE' as const,
    reference: 'FA-89-26-000042',
    issuedAt: '2026-11-20T09:05:00Z',
    total: order.total,
    isTest: false,
    url: `/api/order/${order.id}/documents/FA-89-26-000042.pdf`,
  },
];
/** Who ordered as a guest comes back by the link of an e-mail: how the order stands, and the invoice. */
export const Shipped: Story = { args: { view: { status: 'success', order: shipped, failure: null }, documents } };
export const Waiting: Story = { args: { view: { status: 'confirming', order: null, failure: null } } };
export const Late: Story = { args: { view: { status: 'late', order, failure: null } } };
const tooLate = { ...order, status: 'CANCELLED' as const, paymentStatus: 'paid' as const };
/** Money that came after the order was cancelled, when what it held was gone. */
export const PaidTooLate: Story = { args: { view: { status: 'failed', order: tooLate, failure: null } } };
export const NotPaid: Story = { args: { view: { status: 'failed', order, failure: null } } };
export const NotReadable: Story = {
  args: { view: { status: 'failed', order: null, failure: { status: 404, message: '', fieldErrors: [] } } },
};
export const NoOrder: Story = { args: { address: null } };

/** The block itself, as a page places it, before anything has answered. */
const block = { definition, Component: OrderSuccess, conf };
export const AsConfigured = blockStory(block, 0);
