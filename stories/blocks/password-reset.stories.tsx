import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import conf from '#registry/account/password-reset/conf.schema.json';
import { PasswordReset, PasswordResetView } from '#registry/account/password-reset/password-reset.tsx';
import { blockStory } from '../samples/block-story.tsx';

const meta = {
  component: PasswordResetView,
  args: { hasToken: true, status: 'idle', failure: null, onReset: fn() },
} satisfies Meta<typeof PasswordResetView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  args: { onReset: fn() },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const field = page.getByLabelText('Nouveau mot de passe', { selector: 'input' });
    await userEvent.type(field, 'court{Enter}');
    await expect(args.onReset).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, 'une longue phrase{Enter}');
    await expect(args.onReset).toHaveBeenCalledWith('une longue phrase');
  },
};
export const Done: Story = { args: { status: 'success' } };
export const DeadLink: Story = {
  args: { failure: { status: 422, message: '', fieldErrors: [{ key: 'token', error: 'Ce lien a déjà servi.' }] } },
};
export const WithoutKey: Story = { args: { hasToken: false } };

/** The block itself, as a page places it, before anything has answered. */
const block = { Component: PasswordReset, conf };
export const AsConfigured = blockStory(block, 0);
export const AsConfiguredToo = blockStory(block, 1);
