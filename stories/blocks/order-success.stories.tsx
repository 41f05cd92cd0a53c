import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { OrderSuccessView } from '#registry/blocks/order-success/order-success-view.tsx';
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
export const Waiting: Story = { args: { view: { status: 'confirming', order: null, failure: null } } };
export const Late: Story = { args: { view: { status: 'late', order, failure: null } } };
export const NotPaid: Story = { args: { view: { status: 'failed', order, failure: null } } };
export const NotReadable: Story = {
  args: { view: { status: 'failed', order: null, failure: { status: 404, message: '', fieldErrors: [] } } },
};
export const NoOrder: Story = { args: { address: null } };
