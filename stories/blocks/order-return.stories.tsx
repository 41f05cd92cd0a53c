import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import conf from '#registry/account/order-return/conf.schema.json';
import { OrderReturn } from '#registry/account/order-return/order-return.tsx';
import { OrderReturnView } from '#registry/account/order-return/order-return-view.tsx';
import { blockStory } from '../samples/block-story.tsx';
import { returnInfo, returnReasons } from '../samples/returns.ts';
import { order } from '../samples/shop.ts';

const open = {
  state: 'OPEN' as const,
  until: '2026-12-04T23:00:00.000Z',
  lines: order.lines.map(({ id, quantity }) => ({ id, quantity })),
};
const meta = {
  component: OrderReturnView,
  args: {
    showMessage: true,
    order,
    returnable: open,
    info: returnInfo,
    reasons: returnReasons,
    status: 'idle',
    failure: null,
    onSend: fn(),
  },
} satisfies Meta<typeof OrderReturnView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A ticked piece asks how many and why; what is sent names the order's lines. */
export const Chosen: Story = {
  args: { onSend: fn() },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const [first] = page.getAllByRole('checkbox');
    first?.focus();
    await userEvent.keyboard(' ');
    await userEvent.selectOptions(page.getByLabelText('Raison'), 'SIZE');
    await userEvent.type(page.getByLabelText(/Un mot pour la boutique/), 'Un peu grande');
    await userEvent.click(page.getByRole('button', { name: 'Envoyer ma demande' }));
    const products = [{ id: order.lines[0]?.id, quantity: 1, reason: 'SIZE' }];
    await expect(args.onSend).toHaveBeenCalledWith({ products, message: 'Un peu grande' });
  },
};
/** Nothing chosen: the first tick box says so and has the focus. */
export const Nothing: Story = {
  args: { onSend: fn() },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Envoyer ma demande' }));
    await waitFor(() => expect(page.getAllByRole('checkbox')[0]).toHaveFocus());
    await expect(page.getByText('Choisissez au moins un article à renvoyer.')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const PartlyGone: Story = {
  args: { returnable: { ...open, lines: open.lines.map((line, at) => (at === 0 ? { ...line, quantity: 0 } : line)) } },
};
/** A piece that was made for the customer: only for what is not as agreed. */
export const MadeForYou: Story = {
  args: { returnable: { ...open, lines: open.lines.map((line, at) => (at === 0 ? { ...line, isPersonal: true as const } : line)) } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [first] = page.getAllByRole('checkbox');
    first?.focus();
    await userEvent.keyboard(' ');
    await expect(within(page.getByLabelText('Raison')).queryByText('J’ai changé d’avis')).toBeNull();
    await expect(page.getByLabelText('Raison')).toHaveValue('NOT_AS_DESCRIBED');
  },
};
/** A sealed piece goes back for any reason, with a note about its seal beside it. */
export const Sealed: Story = {
  args: { returnable: { ...open, lines: open.lines.map((line, at) => (at === 0 ? { ...line, isSealed: true as const } : line)) } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    page.getByRole('checkbox', { name: /pas de rétractation une fois descellé/ }).focus();
    await userEvent.keyboard(' ');
    await expect(page.getByLabelText('Raison')).toHaveValue('CHANGED_MIND');
  },
};
export const Busy: Story = { args: { status: 'pending' } };
export const Refused: Story = {
  args: { failure: { status: 409, message: 'Le délai de 14 jours pour renvoyer cette commande est passé.', fieldErrors: [] } },
};
export const NoAnswer: Story = { args: { failure: { status: 0, message: 'Failed to fetch', fieldErrors: [] } } };
export const TooLate: Story = { args: { returnable: { ...open, state: 'OVER' } } };
export const NotYet: Story = { args: { returnable: { ...open, state: 'NOT_YET', until: null } } };
export const NotOnline: Story = { args: { returnable: { ...open, state: 'INACTIVE' } } };

/** The block itself, as a page places it, before anything has answered. */
const block = { Component: OrderReturn, conf };
export const AsConfigured = blockStory(block, 0);
