import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import conf from '#registry/content/event-registration/conf.schema.json';
import { EventRegistration } from '#registry/content/event-registration/event-registration.tsx';
import { EventRegistrationView } from '#registry/content/event-registration/event-registration-view.tsx';
import { code } from '#registry/content/event-registration/index.ts';
import { blockStory } from '../samples/block-story.tsx';
import { eventToCome } from '../samples/elements.ts';

const meta = {
  component: EventRegistrationView,
  args: {
    title: undefined,
    text: 'La place se règle à la boutique.',
    privacyUrl: '/privacy-policy',
    state: 'open',
    most: 4,
    email: 'bonjour@example.test',
    ready: true,
    seats: 2,
    status: 'idle',
    failure: null,
    onSend: fn(),
  },
} satisfies Meta<typeof EventRegistrationView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnItsSheet = blockStory({ code, Component: EventRegistration, conf }, 0, {
  context: { data: { event: eventToCome() } },
});
export const Open: Story = {};
export const LastPlace: Story = { args: { most: 1, state: 'few' } };
export const Busy: Story = { args: { status: 'pending' } };
export const Reserved: Story = { args: { status: 'success' } };
export const Full: Story = { args: { state: 'full' } };
/** Full while the form was filled in. */
export const FullMeanwhile: Story = {
  args: { state: 'full', failure: { status: 409, message: 'Cet événement est complet.', fieldErrors: [] } },
};
export const Over: Story = { args: { state: 'over' } };
export const Free: Story = { args: { state: 'free' } };
export const NoAnswer: Story = { args: { failure: { status: 0, message: '', fieldErrors: [] } } };
export const Refused: Story = {
  args: {
    failure: {
      status: 422,
      message: '',
      fieldErrors: [{ key: 'email', error: 'Une inscription existe déjà avec cette adresse. Écrivez-nous pour la changer.' }],
    },
  },
};

/** A missing value is reported at its field, which gets the focus. A complete registration is sent once. */
export const Registering: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const submit = page.getByRole('button', { name: 'Réserver' });
    await userEvent.click(submit);
    await waitFor(() => expect(page.getByLabelText('Votre nom')).toHaveFocus());
    await expect(page.getByText('Indiquez votre adresse e-mail.')).toBeVisible();
    await userEvent.type(page.getByLabelText('Votre nom'), 'Marie Petit');
    await userEvent.type(page.getByLabelText('Votre adresse e-mail'), 'marie@');
    await userEvent.click(submit);
    await expect(page.getByText(/ne semble pas complète/)).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(page.getByLabelText('Votre adresse e-mail'), 'exemple.fr');
    await userEvent.selectOptions(page.getByLabelText('Nombre de places'), '2');
    await userEvent.click(submit);
    await expect(args.onSend).toHaveBeenCalledWith({ name: 'Marie Petit', email: 'marie@exemple.fr', phone: '', seats: 2, website: '' });
  },
};
