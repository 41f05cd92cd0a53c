import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, within } from 'storybook/test';
import conf from '#registry/account/order-detail/conf.schema.json';
import { OrderDetail } from '#registry/account/order-detail/order-detail.tsx';
import { SoldSince } from '#registry/account/orders/order-again.tsx';
import { OrderSheetView } from '#registry/account/orders/order-sheet-view.tsx';
import { blockStory } from '../samples/block-story.tsx';
import { cards } from '../samples/catalogue.ts';
import { order } from '../samples/shop.ts';

const meta = {
  component: OrderSheetView,
  args: { order, trouble: null, onRetry: () => undefined },
} satisfies Meta<typeof OrderSheetView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {};
const issuedAt = '2026-11-20T09:05:00Z';
const file = (reference: string) => ({
  reference,
  issuedAt,
  currency: 'EUR',
  isTest: false,
  url: `/api/order/${order.id}/documents/${reference}.pdf`,
});
export const WithDocuments: Story = {
  args: {
    documents: [
      { kind: 'INVOICE', total: order.total, ...file('FA-89-26-000042') },
      { kind: 'CREDIT_NOTE', total: 2500, ...file('AV-89-26-000007') },
    ],
  },
};
export const Shipped: Story = { args: { order: { ...order, status: 'SHIPPED' } } };
/** Shows the arrival promised before payment, and when and how rented pieces are returned. */
export const PromisedRental: Story = {
  args: {
    order: {
      ...order,
      lines: order.lines.map((line, at) =>
        at === 0 ? { ...line, rental: { from: '2026-12-04', to: '2026-12-07', deposit: 15_000 } } : line,
      ),
      delivery: {
        ...order.delivery,
        type: 'DELIVERY',
        carrierName: 'Colissimo',
        pickup: null,
        promise: { from: '2026-12-03', to: '2026-12-04' },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Livraison prévue entre jeudi 3 et vendredi 4 décembre')).toBeVisible();
    await expect(page.getByText(/à rendre le lundi 7 décembre au plus tard\.$/)).toBeVisible();
  },
};
/** "Order again" of a piece that was sold since: it is named, with what is like it. */
export const SoldMeanwhile: StoryObj = {
  render: () => <SoldSince again={{ there: [], sold: order.lines.slice(0, 1), similar: cards.slice(0, 4) }} />,
};
export const Unpaid: Story = { args: { order: { ...order, status: 'PENDING_PAYMENT' } } };
export const PaidTooLate: Story = { args: { order: { ...order, status: 'CANCELLED', paymentStatus: 'paid' } } };
const onCancelled = () => undefined;
export const Cancellable: Story = { args: { order: { ...order, cancellation: { refund: order.total } }, onCancelled } };
export const Cancelled: Story = { args: { order: { ...order, status: 'REFUNDED', paymentStatus: 'refunded' }, onCancelled } };
export const WithoutAccount: Story = { args: { orderKey: 'key' } };
export const Loading: Story = { args: { order: undefined } };
export const Missing: Story = { args: { order: undefined, trouble: 'missing' } };
export const Failed: Story = { args: { order: undefined, trouble: 'failed' } };

/** The block itself, as a page places it, before anything has answered. */
const block = { Component: OrderDetail, conf };
export const AsConfigured = blockStory(block, 0);
