import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import conf from '#registry/content/newsletter-form/conf.schema.json';
import { code } from '#registry/content/newsletter-form/index.ts';
import { NewsletterForm } from '#registry/content/newsletter-form/newsletter-form.tsx';
import { NewsletterFormView } from '#registry/content/newsletter-form/newsletter-form-view.tsx';
import { SubscriptionView } from '#registry/content/newsletter-form/subscription-view.tsx';
import { blockStory } from '../samples/block-story.tsx';

const meta = {
  component: NewsletterFormView,
  args: {
    title: 'La lettre de la penderie',
    text: 'Une fois par mois : les arrivages, les ateliers, et une idée pour remettre ce que l’on a déjà.',
    privacyUrl: '/privacy-policy',
    status: 'idle',
    failure: null,
    lists: [{ id: 1, name: 'La lettre', description: '' }],
    ready: true,
    onSubscribe: fn(),
  },
} satisfies Meta<typeof NewsletterFormView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Busy: Story = { args: { status: 'pending' } };
export const Asked: Story = { args: { status: 'success' } };
export const Refused: Story = {
  args: { failure: { status: 429, message: 'Trop de tentatives. Réessayez dans 12 min.', fieldErrors: [] } },
};
export const NoAnswer: Story = { args: { failure: { status: 0, message: '', fieldErrors: [] } } };

/** An address that is not complete is not sent. */
export const WrongAddress: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText('Votre adresse e-mail'), 'marie@');
    await userEvent.click(page.getByRole('button', { name: 'M’inscrire' }));
    await waitFor(() => expect(page.getByLabelText('Votre adresse e-mail')).toHaveFocus());
    await expect(page.getByText(/ne semble pas complète/)).toBeVisible();
    await expect(args.onSubscribe).not.toHaveBeenCalled();
    await userEvent.type(page.getByLabelText('Votre adresse e-mail'), 'exemple.fr');
    await userEvent.click(page.getByRole('button', { name: 'M’inscrire' }));
    await expect(args.onSubscribe).toHaveBeenCalledWith('marie@exemple.fr', [1]);
  },
};

const two = [
  { id: 1, name: 'La lettre', description: 'Les nouveautés de la boutique, de temps en temps.' },
  { id: 2, name: 'Les ateliers', description: '' },
];
/** The owner may name a newsletter by one long word: it breaks, and the form stays within a phone's screen. */
export const LongWords: Story = {
  args: { lists: [{ id: 1, name: 'Vendangesetassemblages'.repeat(4), description: '' }, ...two.slice(1)] },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form');
    await expect(form?.scrollWidth ?? 0).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Of several newsletters at least one is ticked. */
export const SeveralLists: Story = {
  args: { lists: two },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText('Votre adresse e-mail'), 'marie@exemple.fr');
    await userEvent.click(page.getByRole('checkbox', { name: 'La lettre' }));
    await userEvent.click(page.getByRole('button', { name: 'M’inscrire' }));
    await expect(page.getByText('Cochez au moins une lettre.')).toBeVisible();
    await expect(args.onSubscribe).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('checkbox', { name: 'Les ateliers' }));
    await userEvent.click(page.getByRole('button', { name: 'M’inscrire' }));
    await expect(args.onSubscribe).toHaveBeenCalledWith('marie@exemple.fr', [2]);
  },
};

const onLeave = fn();
const link = { status: 'idle', failure: null, ready: true, onSend: () => undefined } as const;
const lost = { status: 404, message: 'Ce lien n’est plus valable. Inscrivez-vous à nouveau.', fieldErrors: [] };
export const Confirm: Story = { render: () => <SubscriptionView {...link} action="confirm" /> };
export const Confirmed: Story = { render: () => <SubscriptionView {...link} action="confirm" status="success" /> };
export const Lost: Story = { render: () => <SubscriptionView {...link} action="confirm" failure={lost} /> };
export const Unsubscribe: Story = { render: () => <SubscriptionView {...link} action="unsubscribe" /> };
/** The newsletter that the link was in is ticked alone; the others can be left too. */
export const UnsubscribeFromOne: Story = {
  render: () => <SubscriptionView {...link} action="unsubscribe" lists={two} named={[2]} onSend={onLeave} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('checkbox', { name: 'La lettre' })).not.toBeChecked();
    await userEvent.click(page.getByRole('button', { name: 'Me désinscrire' }));
    await expect(onLeave).toHaveBeenCalledWith([2]);
    await userEvent.click(page.getByRole('checkbox', { name: 'La lettre' }));
    await userEvent.click(page.getByRole('button', { name: 'Me désinscrire' }));
    await expect(onLeave).toHaveBeenCalledWith([1, 2]);
  },
};

/** The block itself, as a page places it, before anything has answered. */
const block = { code, Component: NewsletterForm, conf };
export const AsConfigured = blockStory(block, 0);
export const AsConfiguredToo = blockStory(block, 1);
export const AsConfiguredThree = blockStory(block, 2);
