import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AuthForm } from '#registry/account/auth-form/auth-form.tsx';
import conf from '#registry/account/auth-form/conf.schema.json';
import { code } from '#registry/account/auth-form/index.ts';
import { AuthFormView } from '#registry/account/sign-in/auth-form-view.tsx';
import { blockStory } from '../samples/block-story.tsx';
import { guest, member } from '../samples/shop.ts';

const ignore = () => undefined;
const meta = {
  component: AuthFormView,
  args: { start: 'login', nextUrl: '/account', newsletter: true, view: guest, onLogin: ignore, onRegister: ignore },
} satisfies Meta<typeof AuthFormView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignIn: Story = {};
export const SignUp: Story = { args: { start: 'register' } };
export const SignedIn: Story = { args: { view: member } };
export const Loading: Story = { args: { view: { ...guest, status: 'checking' } } };

/** A short password is refused before anything is sent, with what is missing. */
export const ShortPassword: Story = {
  args: { start: 'register' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText('Prénom'), 'Camille');
    await userEvent.type(page.getByLabelText('Nom'), 'Durand');
    await userEvent.type(page.getByLabelText('Adresse e-mail'), 'camille@exemple.fr');
    await userEvent.type(page.getByLabelText('Mot de passe'), 'trop court');
    await userEvent.click(page.getByRole('button', { name: 'Créer mon compte' }));
    await waitFor(() => expect(page.getByLabelText('Mot de passe')).toHaveFocus());
    await expect(page.getByText(/Encore 2 caractères/)).toBeVisible();
  },
};

/** The block itself, as a page places it, before anything has answered. */
const block = { code, Component: AuthForm, conf };
export const AsConfigured = blockStory(block, 0);
