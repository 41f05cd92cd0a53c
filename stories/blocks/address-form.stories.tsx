import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AddressForm } from '#registry/checkout/address-form/address-form.tsx';
import { AddressFormView } from '#registry/checkout/address-form/address-form-view.tsx';
import conf from '#registry/checkout/address-form/conf.schema.json';
import { emptyDraft, fillForm } from '#registry/checkout/address-form/draft.ts';
import { blockStory } from '../samples/block-story.tsx';
import { address, paymentCheckout } from '../samples/shop.ts';

const ignore = () => undefined;
const nothing = {
  contact: { email: '', firstname: '', lastname: '', phone: '' },
  deliveryAddress: null,
  billingAddress: null,
  billingSame: true,
  idCountry: 75,
};
const countries = [
  { id: 75, alphaTwo: 'FR', name: 'France', isSold: true },
  { id: 21, alphaTwo: 'BE', name: 'Belgique', isSold: false },
];
const saved = {
  ...address,
  id: 3,
  type: [{ value: 'DELIVERY' as const }],
  country: { id: 75, alphaTwo: 'FR', name: 'France' },
};
const meta = {
  component: AddressFormView,
  args: {
    values: fillForm(emptyDraft, nothing),
    countries,
    savedAddresses: [],
    needsAddress: true,
    isSent: true,
    cities: { delivery: [], billing: [] },
    onDraft: ignore,
    onSubmit: ignore,
  },
} satisfies Meta<typeof AddressFormView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

const filled = fillForm(emptyDraft, { ...nothing, contact: paymentCheckout.contact, deliveryAddress: address });
export const Filled: Story = { args: { values: filled, cities: { delivery: ['Aizenay'], billing: [] } } };
/** An order for pickup needs no address. */
export const CollectedFirst: Story = {
  args: { values: filled, needsAddress: false, way: { chosen: 'clickAndCollect', isLocked: false, onChoose: ignore } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByLabelText('Ville')).toBeNull();
    await expect(page.getByLabelText('Prénom')).toBeVisible();
  },
};
/** A slip in the domain is hinted at, and put right with one press. */
export const SlipOfTheKeys: Story = {
  args: { values: { ...filled, email: 'marie@gmial.com' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Corriger en marie@gmail.com' })).toBeVisible();
  },
};
export const SavedAddresses: Story = { args: { values: filled, savedAddresses: [saved] } };
/** Two people of one house have an address each: the one that was chosen is the one that is marked. */
export const TwoOfOneHouse: Story = {
  args: {
    values: { ...filled, delivery: { ...filled.delivery, firstname: 'Paule' } },
    savedAddresses: [saved, { ...saved, id: 4, firstname: 'Paule' }],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: /^Paule/ })).toBeChecked();
  },
};
export const OtherBilling: Story = { args: { values: { ...filled, billingSame: false } } };
export const Collected: Story = { args: { needsAddress: false } };
export const NothingToDeliver: Story = { args: { needsAddress: false, isSent: false } };

/** Every refused field says why, and the first one has the focus. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Choisir la livraison' }));
    await expect(await page.findByText('Indiquez votre adresse e-mail.', {}, { timeout: 15_000 })).toBeVisible();
    await waitFor(() => expect(page.getByLabelText('Adresse e-mail')).toHaveFocus());
  },
};

/** Unanswered, the first question is refused as a field is, and nothing is sent. What an address needs hangs on its answer. */
export const WayMissing: Story = {
  args: { values: filled, way: { chosen: 'empty', isLocked: false, onChoose: ignore }, onSubmit: fn() },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Choisir la livraison' }));
    const [first] = page.getAllByRole('radio');
    await waitFor(() => expect(first).toHaveFocus(), { timeout: 15_000 });
    await expect(first).toHaveAccessibleDescription('Choisissez d’abord comment vous recevez votre commande.');
    await expect(page.getByText('Un champ est à compléter ou à corriger.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A field that is mended says nothing more, those that are not still do, and the focus stays where one types. */
export const Mended: Story = {
  render: (args) => {
    const [draft, setDraft] = useState(emptyDraft);
    return <AddressFormView {...args} values={fillForm(draft, nothing)} onDraft={setDraft} />;
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Choisir la livraison' }));
    await page.findByText('Indiquez un nom.', {}, { timeout: 15_000 });
    await userEvent.type(page.getByLabelText('Nom'), 'Martineau');
    await expect(page.queryByText('Indiquez un nom.')).toBeNull();
    await expect(page.getByLabelText('Nom')).toHaveFocus();
    await expect(page.getByText('Indiquez un prénom.')).toBeVisible();
  },
};

const citiesOf: Readonly<Record<string, string[]>> = { '44000': ['Nantes'], '69001': ['Lyon'] };
/** The city follows the postal code: corrected, it takes the one of before along. */
export const CityFollowsCode: Story = {
  render: (args) => {
    const [draft, setDraft] = useState(emptyDraft);
    const values = fillForm(draft, nothing);
    const cities = { delivery: citiesOf[values.delivery.postalCode] ?? [], billing: [] };
    return <AddressFormView {...args} values={values} cities={cities} onDraft={setDraft} />;
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [code, city] = [page.getByLabelText('Code postal'), page.getByLabelText('Ville')];
    await userEvent.type(code, '44000');
    await waitFor(() => expect(city).toHaveValue('Nantes'));
    await userEvent.clear(code);
    await userEvent.type(code, '69001');
    await waitFor(() => expect(city).toHaveValue('Lyon'));
  },
};

/** The block itself, as a page places it, before anything has answered. */
const block = { Component: AddressForm, conf };
export const AsConfigured = blockStory(block, 0);
