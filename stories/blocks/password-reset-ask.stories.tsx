import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import conf from '#registry/account/password-reset-ask/conf.schema.json';
import { PasswordResetAsk, PasswordResetAskView } from '#registry/account/password-reset-ask/password-reset-ask.tsx';
import { blockStory } from '../samples/block-story.tsx';

const meta = {
  component: PasswordResetAskView,
  args: { intro: 'Donnez l’adresse de votre compte : nous vous envoyons un lien.', status: 'idle', failure: null, onAsk: fn() },
} satisfies Meta<typeof PasswordResetAskView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  args: { onAsk: fn() },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText('Adresse e-mail'), 'camille@example.org{Enter}');
    await expect(args.onAsk).toHaveBeenCalledWith('camille@example.org');
  },
};
export const NoAddress: Story = {
  args: { onAsk: fn() },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText('Adresse e-mail'), 'camille{Enter}');
    await waitFor(() => expect(page.getByLabelText('Adresse e-mail')).toHaveFocus());
    await expect(page.getByLabelText('Adresse e-mail')).toHaveAttribute('aria-invalid', 'true');
    await expect(args.onAsk).not.toHaveBeenCalled();
  },
};
export const Busy: Story = { args: { status: 'pending' } };
/** The same whether or not there is such an account. */
export const Sent: Story = { args: { status: 'success' } };
export const TooOften: Story = {
  args: { failure: { status: 429, message: 'Trop d’essais. Réessayez dans 30 minutes.', fieldErrors: [] } },
};

/** The block itself, as a page places it, before anything has answered. */
const block = { Component: PasswordResetAsk, conf };
export const AsConfigured = blockStory(block, 0);
