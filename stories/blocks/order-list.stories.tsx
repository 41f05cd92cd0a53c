import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import conf from '#registry/account/order-list/conf.schema.json';
import { OrderList } from '#registry/account/order-list/order-list.tsx';
import { OrderListView } from '#registry/account/order-list/order-list-view.tsx';
import { blockStory } from '../samples/block-story.tsx';
import { order } from '../samples/shop.ts';

const ignore = () => undefined;
const summary = { ...order, totalProduct: 3, image: null };
const meta = {
  component: OrderListView,
  args: {
    nbItem: 10,
    shopUrl: '/',
    list: { total: 12, orders: [summary] },
    isFailed: false,
    isBusy: false,
    page: 1,
    onPage: ignore,
    onRetry: ignore,
  },
} satisfies Meta<typeof OrderListView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { list: { total: 0, orders: [] } } };
export const Loading: Story = { args: { list: undefined } };
export const Failed: Story = { args: { isFailed: true } };

/** The block itself, as a page places it, before anything has answered. */
const block = { Component: OrderList, conf };
export const AsConfigured = blockStory(block, 0);
