import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import conf from '#registry/checkout/delivery-choice/conf.schema.json';
import { DeliveryChoice } from '#registry/checkout/delivery-choice/delivery-choice.tsx';
import { DeliveryChoiceView, type DeliveryChoiceViewProps } from '#registry/checkout/delivery-choice/delivery-choice-view.tsx';
import { code } from '#registry/checkout/delivery-choice/index.ts';
import { blockStory } from '../samples/block-story.tsx';
import {
  address,
  chosenDelivery,
  collectDelivery,
  homeDelivery,
  openDelivery,
  relayCarrier,
  relayPoints,
  shopAddress,
  slots,
} from '../samples/shop.ts';

const ignore = () => undefined;
/** A ground of the stories' own: none is asked for. */
const tiles = { url: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=', attribution: '' };
const relays: DeliveryChoiceViewProps['relays'] = {
  found: { status: 'ready', points: relayPoints, retry: ignore },
  search: { postalCode: '85190', locating: 'idle', onSearch: ignore, onAround: ignore },
  tiles,
};
const meta = {
  component: DeliveryChoiceView,
  args: {
    collect: true,
    delivery: true,
    view: openDelivery,
    address,
    shop: shopAddress,
    isLocked: false,
    openingHours: 'Du mardi au samedi, de 10 h à 18 h.',
    shippingMessage: 'Les colis partent le mardi et le jeudi.',
    relay: false,
    slots: { status: 'ready', slots, retry: ignore },
    relays,
    on: { type: ignore, carrier: ignore, point: ignore, slot: ignore, retryFees: ignore, next: ignore },
  },
} satisfies Meta<typeof DeliveryChoiceView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
/** A rental is collected before it begins: the days that are offered, and why. */
export const RentalToCollect: Story = {
  args: {
    view: collectDelivery,
    slots: { status: 'ready', slots: slots.slice(0, 2), window: { from: '2026-11-21', to: '2026-11-24' }, retry: ignore },
  },
};
/** No slot is left before the rental begins. */
export const RentalWithoutSlot: Story = {
  args: { view: collectDelivery, slots: { status: 'ready', slots: [], window: { from: '2026-11-21', to: '2026-11-24' }, retry: ignore } },
};
/** Fields that a choice opens are not reported as missing before they can be filled. */
export const ChosenAfterRefusal: Story = {
  render: function ChosenAfterRefusal(args) {
    const [isCollected, setCollected] = useState(false);
    return (
      <DeliveryChoiceView
        {...args}
        view={isCollected ? collectDelivery : openDelivery}
        on={{ ...args.on, type: () => setCollected(true) }}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const next = page.getByRole('button', { name: 'Passer au paiement' });
    await userEvent.click(next);
    await expect(page.getByText('Choisissez d’abord comment vous recevez votre commande.')).toBeVisible();
    await userEvent.click(page.getByRole('radio', { name: /Retrait en boutique/ }));
    const asked = 'Choisissez un jour et une heure de retrait.';
    await expect(page.queryByText(asked)).toBeNull();
    await userEvent.click(next);
    await expect(page.getByText(asked)).toBeVisible();
  },
};
/** A choice made at the step before is not requested again. The question opens on demand, and its answer has the focus. */
export const ChosenBefore: Story = {
  args: { view: collectDelivery },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByRole('group', { name: 'Comment souhaitez-vous recevoir votre commande ?' })).toBeNull();
    await expect(page.getByText('Retrait en boutique')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Recevoir autrement' }));
    const collect = page.getByRole('radio', { name: /Retrait en boutique/ });
    await expect(collect).toBeChecked();
    await expect(collect).toHaveFocus();
  },
};
/** Delivery is suspended: it is said, what was chosen before no longer counts, and the step asks for another choice. */
export const DeliveryLocked: Story = {
  args: { view: chosenDelivery, isLocked: true, on: { ...meta.args.on, next: fn() } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/La livraison est suspendue/)).toBeVisible();
    await expect(page.queryByRole('radio', { name: /Livraison/ })).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Passer au paiement' }));
    await expect(page.getByText('Choisissez d’abord comment vous recevez votre commande.')).toBeVisible();
    await expect(args.on.next).not.toHaveBeenCalled();
  },
};
export const NothingToDeliver: Story = {
  args: { view: { ...openDelivery, type: 'no_delivery', kind: 'NO_DELIVERY', price: 0, completeness: 'complete' } },
};
export const Collect: Story = { args: { view: collectDelivery } };
export const CollectChosen: Story = { args: { view: { ...collectDelivery, slot: slots[1] ?? null, completeness: 'complete' } } };
export const SlotsLoading: Story = { args: { view: collectDelivery, slots: { status: 'loading', slots: [], retry: ignore } } };
export const SlotsFailed: Story = { args: { view: collectDelivery, slots: { status: 'error', slots: [], retry: ignore } } };
export const NoSlots: Story = { args: { view: collectDelivery, slots: { status: 'ready', slots: [], retry: ignore } } };
export const Home: Story = { args: { view: chosenDelivery } };
/** A rental is brought for its first day, not as soon as it could be; whoever comes later says so and is not to be had. */
export const RentalSent: Story = {
  args: {
    view: {
      ...homeDelivery,
      rentals: ['2026-12-10'],
      carriers: homeDelivery.carriers.map((carrier, index) => ({
        ...carrier,
        arrival: index === 0 ? { from: '2026-12-09', to: '2026-12-10' } : { from: '2026-12-10', to: '2026-12-11' },
      })),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Chez vous entre mercredi 9 et jeudi 10 décembre')).toBeVisible();
    await expect(page.getByText('À temps pour votre location, qui commence le jeudi 10 décembre.')).toBeVisible();
    const late = 'Arriverait au plus tard le vendredi 11 décembre : votre location commence le jeudi 10 décembre.';
    await expect(page.getByText(late)).toBeVisible();
    await expect(page.getByRole('radio', { name: /Lettre suivie/ })).toBeDisabled();
  },
};
export const FeesLoading: Story = { args: { view: { ...homeDelivery, carriers: [], completeness: 'pending' } } };
export const FeesFailed: Story = { args: { view: { ...homeDelivery, carriers: [], error: 'Le service ne répond pas' } } };
const refusal = 'Nous expédions les bouteilles par 6 au moins : il en manque 2. Le retrait reste possible.';
export const Refused: Story = { args: { view: { ...homeDelivery, carriers: [], error: refusal, isRefused: true } } };
export const NoCarrier: Story = { args: { view: { ...homeDelivery, carriers: [] } } };
export const NoAddress: Story = { args: { view: homeDelivery, address: null } };

const toRelay = {
  ...homeDelivery,
  kind: 'PICKUP' as const,
  carriers: [...homeDelivery.carriers, relayCarrier],
  carrier: relayCarrier,
  price: 449,
};
/** The list says all that the map says; a point is chosen with the keyboard alone. */
export const Relay: Story = {
  args: { relay: true, view: toRelay, on: { type: ignore, carrier: ignore, point: fn(), slot: ignore, retryFees: ignore, next: ignore } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const [first] = page.getAllByRole('radio', { name: /Fleurs et Compagnie/ });
    first?.focus();
    await userEvent.keyboard(' ');
    await expect(args.on.point).toHaveBeenCalledWith(relayPoints[1]);
  },
};
export const RelayChosen: Story = {
  args: { relay: true, view: { ...toRelay, accessPoint: relayPoints[0] ?? null, completeness: 'complete' } },
};
/** "Continue" without a point: the list says what is missing and its first radio has the focus. */
export const RelayMissing: Story = {
  args: { relay: true, view: toRelay },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Passer au paiement' }));
    await expect(page.getByText('Choisissez un point relais.')).toBeVisible();
  },
};
const finding = (found: Partial<DeliveryChoiceViewProps['relays']['found']>) => ({
  ...relays,
  found: { ...relays.found, points: [], ...found },
});
export const RelaysLoading: Story = { args: { relay: true, view: toRelay, relays: finding({ status: 'loading' }) } };
export const RelaysFailed: Story = { args: { relay: true, view: toRelay, relays: finding({ status: 'error' }) } };
export const NoRelay: Story = { args: { relay: true, view: toRelay, relays: finding({}) } };

/** The block itself, as a page places it, before anything has answered. */
const block = { code, Component: DeliveryChoice, conf };
export const AsConfigured = blockStory(block, 0);
export const AsConfiguredToo = blockStory(block, 1);
