import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SignInDialog } from '#admin/sign-in-again/sign-in-dialog.tsx';

const meta = {
  component: SignInDialog,
  args: { reason: 'confirm', email: 'marie@penderie.fr', busy: false, failure: null, onSubmit: fn(), onClose: fn() },
} satisfies Meta<typeof SignInDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sends the password alone, and nothing without one; the account cannot be changed. */
export const Confirm: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const password = page.getByLabelText('Mot de passe');
    await expect(page.getByLabelText('Compte')).toHaveAttribute('readonly');
    await userEvent.click(page.getByRole('button', { name: 'Continuer' }));
    await expect(page.getByText('Saisissez votre mot de passe.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(password, 'une longue phrase{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('une longue phrase'));
    await userEvent.clear(password);
    await userEvent.click(page.getByRole('button', { name: 'Annuler' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const SessionEnded: Story = { args: { reason: 'ended' } };
export const WrongPassword: Story = {
  args: { failure: { status: 401, message: 'Adresse e-mail ou mot de passe incorrect.', fieldErrors: [] } },
};
export const Busy: Story = { args: { busy: true } };
