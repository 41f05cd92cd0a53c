import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import conf from '#registry/blocks/order-outcome/conf.schema.json';
import { block as definition } from '#registry/blocks/order-outcome/index.ts';
import { OrderOutcome } from '#registry/blocks/order-outcome/order-outcome.tsx';
import { OrderOutcomeView } from '#registry/blocks/order-outcome/order-outcome-view.tsx';
import { blockStory } from '../samples/block-story.tsx';
import { order } from '../samples/shop.ts';

const ignore = () => undefined;
const unpaid = { ...order, status: 'PENDING_PAYMENT' as const, paymentStatus: 'cancelled' as const };
const meta = {
  component: OrderOutcomeView,
  args: {
    outcome: 'cancelled',
    address: { id: order.id, key: undefined },
    view: { status: 'cancelled', order: unpaid, failure: null, placed: null },
    onRetry: ignore,
    onCart: ignore,
  },
} satisfies Meta<typeof OrderOutcomeView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cancelled: Story = {};
export const Failed: Story = { args: { outcome: 'failed', view: { status: 'failed', order: unpaid, failure: null, placed: null } } };
export const Checking: Story = { args: { view: { status: 'confirming', order: null, failure: null, placed: null } } };
export const Expired: Story = {
  args: { view: { status: 'failed', order: { ...unpaid, status: 'CANCELLED' }, failure: null, placed: null } },
};
export const PaidMeanwhile: Story = { args: { view: { status: 'success', order, failure: null, placed: null } } };

/** The block itself, as a page places it, before anything has answered. */
const block = { definition, Component: OrderOutcome, conf };
export const AsConfigured = blockStory(block, 0);
