import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { DeliveryChoiceView } from '#registry/blocks/delivery-choice/delivery-choice-view.tsx';
import { address, chosenDelivery, collectDelivery, homeDelivery, openDelivery, shopAddress, slots } from '../samples/shop.ts';

const ignore = () => undefined;
const meta = {
  component: DeliveryChoiceView,
  args: {
    collect: true,
    delivery: true,
    view: openDelivery,
    address,
    shop: shopAddress,
    openingHours: 'Du mardi au samedi, de 10 h à 18 h.',
    shippingMessage: 'Les colis partent le mardi et le jeudi.',
    slots: { status: 'ready', slots, retry: ignore },
    on: { type: ignore, carrier: ignore, slot: ignore, retryFees: ignore, next: ignore },
  },
} satisfies Meta<typeof DeliveryChoiceView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Collect: Story = { args: { view: collectDelivery } };
export const CollectChosen: Story = { args: { view: { ...collectDelivery, slot: slots[1] ?? null, completeness: 'complete' } } };
export const SlotsLoading: Story = { args: { view: collectDelivery, slots: { status: 'loading', slots: [], retry: ignore } } };
export const SlotsFailed: Story = { args: { view: collectDelivery, slots: { status: 'error', slots: [], retry: ignore } } };
export const NoSlots: Story = { args: { view: collectDelivery, slots: { status: 'ready', slots: [], retry: ignore } } };
export const Home: Story = { args: { view: chosenDelivery } };
export const FeesLoading: Story = { args: { view: { ...homeDelivery, carriers: [], completeness: 'pending' } } };
export const FeesFailed: Story = { args: { view: { ...homeDelivery, carriers: [], error: 'Le service ne répond pas' } } };
const refusal = 'Nous expédions les bouteilles par 6 au moins : il en manque 2. Le retrait reste possible.';
export const Refused: Story = { args: { view: { ...homeDelivery, carriers: [], error: refusal, isRefused: true } } };
export const NoCarrier: Story = { args: { view: { ...homeDelivery, carriers: [] } } };
export const NoAddress: Story = { args: { view: homeDelivery, address: null } };
