import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import conf from '#registry/checkout/order-summary/conf.schema.json';
import { OrderSummary, OrderSummaryView } from '#registry/checkout/order-summary/order-summary.tsx';
import { blockStory } from '../samples/block-story.tsx';
import {
  cart,
  chosenDelivery,
  collectDelivery,
  emptyCart,
  filledCart,
  lines,
  relayCarrier,
  relayPoints,
  restoringCart,
  slots,
} from '../samples/shop.ts';

const meta = {
  component: OrderSummaryView,
  args: { showPictures: true, showChange: true, cart: filledCart, delivery: chosenDelivery },
} satisfies Meta<typeof OrderSummaryView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {};
export const Collected: Story = { args: { delivery: { ...collectDelivery, slot: slots[1] ?? null, completeness: 'complete' } } };
export const Relay: Story = {
  args: { delivery: { ...chosenDelivery, kind: 'PICKUP', carrier: relayCarrier, price: 449, accessPoint: relayPoints[0] ?? null } },
};
export const DeliveryUnknown: Story = { args: { delivery: { ...collectDelivery, type: 'empty', price: null } } };
export const WithoutPictures: Story = { args: { showPictures: false, showChange: false } };
export const Reduced: Story = {
  args: { cart: { ...filledCart, cart: { ...cart, discount: 780, total: 7020, discountCode: 'BIENVENUE' } } },
};
export const LongNames: Story = {
  args: {
    cart: {
      ...filledCart,
      cart: {
        ...cart,
        products: lines.map((line) => ({ ...line, name: 'Robe-portefeuille-longue-à-fleurs-des-champs brodée à la main en Vendée' })),
      },
    },
  },
};
export const Loading: Story = { args: { cart: restoringCart } };
export const Empty: Story = { args: { cart: emptyCart } };

/** The block itself, as a page places it, before anything has answered. */
const block = { Component: OrderSummary, conf };
export const AsConfigured = blockStory(block, 0);
export const AsConfiguredToo = blockStory(block, 1);
