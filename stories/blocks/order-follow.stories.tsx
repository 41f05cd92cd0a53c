import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import conf from '#registry/account/order-follow/conf.schema.json';
import { LookupForm } from '#registry/account/order-follow/lookup-form.tsx';
import { OrderFollow } from '#registry/account/order-follow/order-follow.tsx';
import { blockStory } from '../samples/block-story.tsx';

const meta = {
  component: LookupForm,
  args: { status: 'idle', failure: null, onFind: fn() },
} satisfies Meta<typeof LookupForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  args: { onFind: fn() },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText('Numéro de commande'), '89-26-000042');
    await userEvent.type(page.getByLabelText('Adresse e-mail'), 'camille@example.org{Enter}');
    await expect(args.onFind).toHaveBeenCalledWith({ reference: '89-26-000042', email: 'camille@example.org' });
  },
};
export const NothingGiven: Story = {
  args: { onFind: fn() },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Suivre ma commande' }));
    await waitFor(() => expect(page.getByLabelText('Numéro de commande')).toHaveFocus());
    await expect(args.onFind).not.toHaveBeenCalled();
  },
};
export const NotFound: Story = {
  args: {
    failure: { status: 404, message: 'Aucune commande ne porte ce numéro avec cette adresse e-mail.', fieldErrors: [] },
  },
};

/** The block itself, as a page places it. */
export const AsConfigured = blockStory({ Component: OrderFollow, conf });
