import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import conf from '#registry/account/profile/conf.schema.json';
import { Profile } from '#registry/account/profile/profile.tsx';
import { ProfileView, type ProfileViewProps } from '#registry/account/profile/profile-view.tsx';
import { blockStory } from '../samples/block-story.tsx';

const user = {
  id: 3,
  email: 'camille@example.org',
  role: 'CUSTOMER' as const,
  phone: '06 12 34 56 78',
  firstname: 'Camille',
  lastname: 'Durand',
  birthdate: null,
};
const idle = { status: 'idle' as const, failure: null };
const onErase = fn();
const onSave = fn();
const lists = [{ id: 1, name: 'La lettre', description: 'Les nouveautés de la boutique, de temps en temps.' }];
const newsletter: NonNullable<ProfileViewProps['newsletter']> = {
  ...idle,
  lists,
  subscription: { lists: [], status: 'NONE' as const },
  onChange: fn(),
};
const france = { id: 250, alphaTwo: 'FR', name: 'France' };
const addresses = [
  {
    id: 7,
    type: [{ value: 'DELIVERY' as const }],
    firstname: 'Camille',
    lastname: 'Durand',
    address: '12 rue des Tilleuls',
    addressPart2: '',
    postalCode: '85190',
    city: 'Aizenay',
    country: france,
  },
  {
    id: 8,
    type: [{ value: 'DELIVERY' as const }],
    firstname: 'Paule',
    lastname: 'Durand',
    address: '3 chemin du Gué',
    addressPart2: 'Bâtiment B',
    postalCode: '85000',
    city: 'La Roche-sur-Yon',
    country: france,
  },
];
const book: NonNullable<ProfileViewProps['book']> = {
  ...idle,
  addresses,
  cities: [],
  owner: { firstname: 'Camille', lastname: 'Durand' },
  countries: [{ ...france, isSold: true }],
  onPlace: fn(),
  onSave: fn(),
  onRemove: fn(),
};
const meta = {
  component: ProfileView,
  args: {
    showAddresses: true,
    book,
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
/** An address is typed anew by keyboard: what is wrong with it stands at its field, what is right is kept. */
export const AddressAdded: Story = {
  args: { book: { ...book, onSave: fn() } },
  play: async ({ canvasElement, args }) => {
    const page = within(within(canvasElement).getByRole('region', { name: 'Vos adresses' }));
    page.getByRole('button', { name: 'Ajouter une adresse' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByLabelText('Prénom', { selector: 'input' })).toHaveFocus());
    await userEvent.type(page.getByLabelText('Adresse', { selector: 'input' }), '4 place du Marché');
    await userEvent.type(page.getByLabelText('Code postal', { selector: 'input' }), '8519');
    await userEvent.type(page.getByLabelText('Ville', { selector: 'input' }), 'Aizenay{Enter}');
    await expect(await page.findByText('Ce code postal ne correspond pas au pays.')).toBeVisible();
    await waitFor(() => expect(page.getByLabelText('Code postal', { selector: 'input' })).toHaveFocus());
    await userEvent.keyboard('0{Enter}');
    const typed = { firstname: 'Camille', lastname: 'Durand', address: '4 place du Marché', city: 'Aizenay' };
    await waitFor(() =>
      expect(args.book?.onSave).toHaveBeenCalledWith({ ...typed, addressPart2: '', postalCode: '85190', idCountry: 250 }, null),
    );
  },
};
/** A form that is left hands the focus back to what opened it. */
export const AddressLeft: Story = {
  play: async ({ canvasElement }) => {
    const page = within(within(canvasElement).getByRole('region', { name: 'Vos adresses' }));
    await userEvent.click(page.getByRole('button', { name: 'Modifier 3 chemin du Gué' }));
    await expect(page.getByLabelText(/^Complément/, { selector: 'input' })).toHaveValue('Bâtiment B');
    await userEvent.click(page.getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(page.getByRole('button', { name: 'Modifier 3 chemin du Gué' })).toHaveFocus());
  },
};
/** An address that was taken out leaves a sentence with a way back, which has the focus. */
export const AddressRemoved: Story = {
  render: function AddressRemoved(args) {
    const [left, setLeft] = useState(addresses);
    const onRemove = (gone: number) => setLeft(left.filter(({ id }) => id !== gone));
    return <ProfileView {...args} book={{ ...book, addresses: left, onRemove, onSave: () => setLeft(addresses) }} />;
  },
  play: async ({ canvasElement }) => {
    const page = within(within(canvasElement).getByRole('region', { name: 'Vos adresses' }));
    await userEvent.click(page.getByRole('button', { name: 'Retirer 12 rue des Tilleuls' }));
    await expect(page.queryByRole('button', { name: 'Modifier 12 rue des Tilleuls' })).toBeNull();
    await waitFor(() => expect(page.getByRole('button', { name: 'Annuler' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByRole('button', { name: 'Modifier 12 rue des Tilleuls' })).toBeVisible();
  },
};
export const NoAddress: Story = { args: { book: { ...book, addresses: [] } } };
export const Saved: Story = { args: { details: { status: 'success', failure: null, user, onSave } } };
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
export const PasswordChanged: Story = { args: { password: { status: 'success', failure: null, onSubmit: fn() } } };
export const NewsletterPending: Story = {
  args: { newsletter: { ...newsletter, subscription: { lists: [1], status: 'PENDING' } } },
};
/** Of several newsletters each is taken or ended by its own tick. */
export const SeveralNewsletters: Story = {
  args: {
    newsletter: {
      ...newsletter,
      lists: [...lists, { id: 2, name: 'Les ateliers', description: '' }],
      subscription: { lists: [1], status: 'CONFIRMED' },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('checkbox', { name: 'La lettre' })).toBeChecked();
    await userEvent.click(page.getByRole('checkbox', { name: 'Les ateliers' }));
    await expect(newsletter.onChange).toHaveBeenCalledWith([1, 2]);
    await userEvent.click(page.getByRole('checkbox', { name: 'La lettre' }));
    await expect(newsletter.onChange).toHaveBeenCalledWith([]);
  },
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
/** An administrator’s account is not erased from here: it says why, and offers nothing. */
export const OfAnAdministrator: Story = {
  args: { erase: null },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/^Ce compte administre la boutique/)).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Effacer définitivement' })).toBeNull();
  },
};
export const WithoutNewsletter: Story = { args: { newsletter: { ...newsletter, lists: [] }, showErase: false } };

/** The block itself, as a page places it, before anything has answered. */
const block = { Component: Profile, conf };
export const AsConfigured = blockStory(block, 0);
