import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import conf from '#registry/checkout/pickup-date/conf.schema.json';
import { code } from '#registry/checkout/pickup-date/index.ts';
import { PickupDate } from '#registry/checkout/pickup-date/pickup-date.tsx';
import { PickupDays } from '#registry/checkout/steps/pickup-days.tsx';
import { blockStory } from '../samples/block-story.tsx';
import { slots } from '../samples/shop.ts';

const ignore = () => undefined;
const meta = {
  component: PickupDays,
  args: {
    chosen: null,
    slots: { status: 'ready', slots, retry: ignore },
    note: 'Nous gardons votre commande sept jours.',
    openingHours: 'Du mardi au samedi, de 10 h à 18 h.',
    error: undefined,
    layout: 'calendar',
    onChoose: fn(),
  },
} satisfies Meta<typeof PickupDays>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Days without a free slot cannot be picked; the arrow keys go from day to day, then the hours of the picked one open. */
export const Calendar: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    (await page.findByRole('button', { name: 'mardi 24 novembre 2026' })).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(page.getByRole('button', { name: 'mercredi 25 novembre 2026' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(page.getByRole('radio', { name: /14/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ date: '2026-11-25', from: '14:00' }));
  },
};
export const List: Story = { args: { layout: 'list' } };
export const Chosen: Story = { args: { chosen: slots[1] ?? null } };
/** Days on which the shop is shut, with the reason where it gives one. */
export const Closures: Story = {
  args: {
    slots: {
      status: 'ready',
      slots,
      retry: ignore,
      closures: [
        { from: '2026-12-08', to: '2026-12-08', reason: '' },
        { from: '2026-12-24', to: '2026-12-26', reason: 'Noël' },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Pas de retrait du jeudi 24 décembre au samedi 26 décembre\s: Noël\.$/)).toBeVisible();
  },
};
export const TwoMonths: Story = {
  args: {
    slots: {
      status: 'ready',
      slots: [...slots, ...slots.map((slot) => ({ ...slot, date: slot.date.replace('-11-', '-12-') }))],
      retry: ignore,
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Mois suivant' }));
    await expect(page.getByText('décembre 2026')).toBeVisible();
    await expect(page.getByRole('button', { name: 'jeudi 24 décembre 2026' })).toBeVisible();
  },
};
export const Loading: Story = { args: { slots: { status: 'loading', slots: [], retry: ignore } } };
export const Failed: Story = { args: { slots: { status: 'error', slots: [], retry: ignore } } };
export const NoSlots: Story = { args: { slots: { status: 'ready', slots: [], retry: ignore } } };

/** The block itself, as a page places it, before anything has answered. */
const block = { code, Component: PickupDate, conf };
export const AsConfigured = blockStory(block, 0);
export const AsConfiguredToo = blockStory(block, 1);
