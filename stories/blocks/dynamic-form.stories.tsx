import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import conf from '#registry/content/dynamic-form/conf.schema.json';
import { DynamicForm } from '#registry/content/dynamic-form/dynamic-form.tsx';
import { DynamicFormView } from '#registry/content/dynamic-form/dynamic-form-view.tsx';
import { code } from '#registry/content/dynamic-form/index.ts';
import type { Call } from '#renderer/types.ts';
import { Form } from '#schemas/form.ts';
import { blockStory } from '../samples/block-story.tsx';
import { contactForm } from '../samples/elements.ts';

const everyKind = Form.parse({
  id: 2,
  slug: 'tout',
  title: 'Tous les champs',
  text: '',
  submitLabel: '',
  successTitle: '',
  successText: '',
  fields: [
    { key: 'phone', type: 'phone', label: 'Téléphone', hint: 'Pour un rappel.' },
    { key: 'count', type: 'number', label: 'Combien de personnes', required: true, min: 1, max: 10 },
    { key: 'day', type: 'date', label: 'Quel jour', min: '2026-12-01' },
    {
      key: 'moment',
      type: 'radio',
      label: 'À quel moment',
      required: true,
      options: [
        { value: 'morning', label: 'Le matin' },
        { value: 'evening', label: 'Le soir, avec un nom de choix assez long pour tenir sur deux lignes d’un téléphone' },
      ],
    },
    {
      key: 'wishes',
      type: 'checkboxes',
      label: 'Ce que vous cherchez',
      hint: 'Plusieurs réponses possibles.',
      options: [
        { value: 'dress', label: 'Une robe' },
        { value: 'shoes', label: 'Des chaussures' },
      ],
    },
  ],
});

const meta = {
  component: DynamicFormView,
  args: {
    form: contactForm,
    showTitle: true,
    level: 2,
    privacyUrl: '/privacy-policy',
    email: 'bonjour@example.test',
    ready: true,
    status: 'idle',
    failure: null,
    onSend: fn(),
    onAgain: fn(),
  },
} satisfies Meta<typeof DynamicFormView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As a browser puts a file into a field: what a form holds is read from there. */
function putFile(field: HTMLElement, file: File): void {
  if (!(field instanceof HTMLInputElement)) throw new Error('this is no field for files');
  const files = new DataTransfer();
  files.items.add(file);
  field.files = files.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

const call = (async () => contactForm) as Call;
const block = { code, Component: DynamicForm, conf };
export const OnItsPage = blockStory(block, 0, { context: { call } });
export const WithoutTitle = blockStory(block, 1, { context: { call } });
export const EveryKind: Story = { args: { form: everyKind } };
export const Sending: Story = { args: { status: 'pending' } };
export const Sent: Story = { args: { status: 'success' } };
export const NoAnswer: Story = { args: { failure: { status: 0, message: '', fieldErrors: [] } } };
export const TooOften: Story = {
  args: { failure: { status: 429, message: 'Trop de tentatives. Réessayez dans 12 min.', fieldErrors: [] } },
};

/** Refused values are listed above and at each field; the first field gets the focus. */
export const Refused: Story = {
  args: {
    failure: {
      status: 422,
      message: 'Certains champs sont à corriger.',
      fieldErrors: [
        { key: 'name', error: 'Ce champ est obligatoire.' },
        { key: 'agreed', error: 'Merci de cocher cette case pour continuer.' },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('2 champs sont à corriger')).toBeVisible();
    await waitFor(() => expect(page.getByLabelText('Votre nom')).toHaveFocus());
    await expect(page.getByLabelText('Votre nom')).toHaveAccessibleDescription('Ce champ est obligatoire.');
  },
};

/** A field with a condition comes with it and goes with it; what was filled in is sent, files beside it. */
export const Answering: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.queryByLabelText(/Date de l’événement/)).toBeNull();
    await userEvent.selectOptions(page.getByLabelText('À propos de'), 'location');
    await expect(await page.findByLabelText(/Date de l’événement/)).toBeVisible();
    await userEvent.selectOptions(page.getByLabelText('À propos de'), 'autre');
    await waitFor(() => expect(page.queryByLabelText(/Date de l’événement/)).toBeNull());
    await userEvent.type(page.getByLabelText('Votre nom'), 'Marie');
    await userEvent.type(page.getByLabelText('Votre message'), '[Bonjour]'.replaceAll('[', '[['));
    putFile(page.getByLabelText(/Une photo/), new File(['x'], 'robe.png', { type: 'image/png' }));
    await userEvent.click(page.getByLabelText(/J’accepte/));
    await userEvent.click(page.getByRole('button', { name: 'Envoyer à Marie' }));
    await expect(args.onSend).toHaveBeenCalledWith({
      answers: { name: 'Marie', email: '', subject: 'autre', message: '[Bonjour]', photo: 'robe.png', agreed: 'yes' },
      files: { photo: expect.any(File) },
      website: '',
    });
  },
};

/** A file that is too large is refused before it leaves. */
export const LargeFile: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    putFile(page.getByLabelText(/Une photo/), new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'robe.png', { type: 'image/png' }));
    await userEvent.click(page.getByRole('button', { name: 'Envoyer à Marie' }));
    await expect(await page.findByText('Ce fichier est trop lourd : 5 Mo au plus.')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
