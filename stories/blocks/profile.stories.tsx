import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import conf from '#registry/blocks/profile/conf.schema.json';
import { block as definition } from '#registry/blocks/profile/index.ts';
import { Profile } from '#registry/blocks/profile/profile.tsx';
import { ProfileView, type ProfileViewProps } from '#registry/blocks/profile/profile-view.tsx';
import { blockStory } from '../samples/block-story.tsx';

const user = {
  ...{ id: 3, email: 'camille@example.org', role: 'CUSTOMER' as const, phone: '06 12 34 56 78' },
  ...{ firstname: 'Camille', lastname: 'Durand', birthdate: null },
};
const idle = { status: 'idle' as const, failure: null };
const onErase = fn();
const onSave = fn();
const lists = [{ id: 'NEWSLETTER', description: 'Les nouveautés de la boutique, de temps en temps.' }];
const newsletter: NonNullable<ProfileViewProps['newsletter']> = {
  ...{ ...idle, lists, subscription: { lists: [], status: 'NONE' as const }, onChange: fn() },
};
const meta = {
  component: ProfileView,
  args: {
    showNewsletter: true,
    showErase: true,
    details: { ...idle, user, onSave },
    password: { ...idle, onSubmit: fn() },
    newsletter,
    erase: { ...idle, onErase },
  },
} satisfies Meta<typeof ProfileView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
/** Another e-mail address asks for the password, and is sent with it. */
export const OtherAddress: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const email = page.getByRole('textbox', { name: 'Adresse e-mail' });
    await userEvent.clear(email);
    await userEvent.type(email, 'nouvelle@example.org');
    const details = within(page.getByRole('region', { name: 'Vos coordonnées' }));
    await userEvent.type(details.getByLabelText('Mot de passe actuel', { selector: 'input' }), 'une phrase');
    await userEvent.click(page.getByRole('button', { name: 'Enregistrer' }));
    await expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ email: 'nouvelle@example.org', currentPassword: 'une phrase' }));
  },
};
/** Without the tick nothing is erased: it says so and has the focus. */
export const EraseNeedsTheTick: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByText('Effacer mon compte'));
    await userEvent.click(page.getByRole('button', { name: 'Effacer définitivement' }));
    const tick = page.getByRole('checkbox', { name: 'Je comprends que c’est définitif.' });
    await waitFor(() => expect(tick).toHaveFocus());
    await expect(onErase).not.toHaveBeenCalled();
  },
};
export const Saved: Story = { args: { details: { status: 'done', failure: null, user, onSave } } };
export const WrongPassword: Story = {
  args: {
    password: {
      status: 'idle',
      failure: {
        status: 422,
        message: '',
        fieldErrors: [{ key: 'currentPassword', error: 'Ce n’est pas votre mot de passe actuel.' }],
      },
      onSubmit: fn(),
    },
  },
};
export const PasswordChanged: Story = { args: { password: { status: 'done', failure: null, onSubmit: fn() } } };
export const NewsletterPending: Story = {
  args: { newsletter: { ...newsletter, subscription: { lists: ['NEWSLETTER'], status: 'PENDING' } } },
};
export const OrderUnderWay: Story = {
  args: {
    erase: {
      status: 'idle',
      failure: { status: 409, message: 'Une commande est en cours.', fieldErrors: [] },
      onErase,
    },
  },
};
export const WithoutNewsletter: Story = { args: { newsletter: { ...newsletter, lists: [] }, showErase: false } };

/** The block itself, as a page places it, before anything has answered. */
const block = { definition, Component: Profile, conf };
export const AsConfigured = blockStory(block, 0);
