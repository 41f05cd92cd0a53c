import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import conf from '#registry/checkout/payment-step/conf.schema.json';
import { PaymentStep } from '#registry/checkout/payment-step/payment-step.tsx';
import { PaymentStepView } from '#registry/checkout/payment-step/payment-step-view.tsx';
import { blockStory } from '../samples/block-story.tsx';
import { methodState } from '../samples/payment.ts';
import { cart, chosenDelivery, collectDelivery, paymentCheckout, sealedCart, slots, soldOutCart } from '../samples/shop.ts';

const onPlace = fn();
const meta = {
  component: PaymentStepView,
  args: {
    showMessage: true,
    termsUrl: '/sale-terms',
    privacyUrl: '/privacy-policy',
    view: paymentCheckout,
    cart,
    delivery: chosenDelivery,
    method: methodState(),
    amount: 8_490,
    onMessage: () => undefined,
    onTerms: () => undefined,
    onEarlyStart: () => undefined,
    onMajority: () => undefined,
    onPlace,
  },
} satisfies Meta<typeof PaymentStepView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {};
export const Collected: Story = { args: { delivery: { ...collectDelivery, slot: slots[1] ?? null } } };
/** The item whose right of withdrawal ends with its seal is named before the order. */
export const Sealed: Story = {
  args: { cart: sealedCart.cart },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Article scellé, sans rétractation une fois descellé \(article L221-28 5°\) : Robe portefeuille/),
    ).toBeVisible();
    await expect(canvas.getByText(/14 jours/)).toBeVisible();
  },
};
export const Placing: Story = { args: { view: { ...paymentCheckout, status: 'placing', termsAccepted: true } } };
/** Ordered while a code was on its way that was then refused: nothing is ordered, and that is said. */
export const HeldBack: Story = {
  args: { view: { ...paymentCheckout, isHeldBack: true, termsAccepted: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Rien n’est encore commandé/);
    await expect(canvas.getByRole('button', { name: /^Commander avec obligation de paiement/ })).toBeEnabled();
  },
};
export const StockGone: Story = {
  args: {
    cart: soldOutCart.cart,
    view: { ...paymentCheckout, failure: { status: 409, message: 'Un article vient d’être vendu', fieldErrors: [] } },
  },
};
const used = 'Vous avez déjà utilisé ce code. Retirez-le pour commander.';
const codeRefused = { ...paymentCheckout, failure: { status: 422, message: used, fieldErrors: [{ key: 'discountCode', error: used }] } };
const tenPercent = { id: 1, type: 'PERCENT' as const, amount: 1000, detailType: ['PRODUCTS' as const] };
/** A refused code is told once. */
export const CodeRefused: Story = {
  args: { cart: { ...cart, discountCode: 'BIENVENUE', appliedDiscount: tenPercent }, view: codeRefused },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText(used)).toHaveLength(1);
  },
};
/** Taken off, it is in no order's way any more. */
export const RefusedCodeTakenOff: Story = {
  args: { view: codeRefused },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(used)).toBeNull();
  },
};
export const NoAnswer: Story = {
  args: { view: { ...paymentCheckout, failure: { status: 0, message: 'Failed to fetch', fieldErrors: [] } } },
};
const wine = { ...cart, hasAlcohol: true };
/** A buyer of alcohol must give her date of birth and a declaration. Without them, or by a minor, no order is possible. */
export const Alcohol: Story = { args: { cart: wine, view: { ...paymentCheckout, termsAccepted: true } } };
export const Minor: Story = {
  args: { cart: wine, view: { ...paymentCheckout, termsAccepted: true, majority: { birthdate: '2020-05-01', isDeclared: true } } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: /^Commander avec obligation de paiement/ }));
    await waitFor(() => expect(page.getByLabelText('Date de naissance')).toHaveFocus());
    await expect(page.getByLabelText('Date de naissance')).toHaveAccessibleDescription(/pas vendu aux moins de 18 ans/);
  },
};
/** Nobody collects payments here yet: that is said before the click, and there is none to make. */
export const NoProvider: Story = {
  args: { method: methodState({ kind: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Le paiement en ligne n’est pas encore ouvert')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /obligation de paiement/ })).toBeNull();
  },
};
export const InTest: Story = { args: { method: methodState({ method: 'MONETICO', kind: 'form', isTest: true }) } };
/** Free of charge: no means of payment, and a button without an amount. */
export const NothingToPay: Story = {
  args: { amount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Commander avec obligation de paiement' })).toBeVisible();
    await expect(canvas.queryByText(/CAWL/)).toBeNull();
  },
};
export const Loading: Story = { args: { cart: null } };

/** Without the terms nothing is ordered; the tick box says so and has the focus. */
export const TermsMissing: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: /^Commander avec obligation de paiement/ }));
    await waitFor(() => expect(page.getByRole('checkbox')).toHaveFocus());
    await expect(page.getByText('Cochez cette case pour pouvoir commander.')).toBeVisible();
    await expect(onPlace).not.toHaveBeenCalled();
  },
};

/** The block itself, as a page places it, before anything has answered. */
const block = { Component: PaymentStep, conf };
export const AsConfigured = blockStory(block, 0);
