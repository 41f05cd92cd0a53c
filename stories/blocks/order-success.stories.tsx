import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, userEvent } from 'storybook/test';
import conf from '#registry/checkout/order-success/conf.schema.json';
import { OrderSuccess } from '#registry/checkout/order-success/order-success.tsx';
import { OrderSuccessView } from '#registry/checkout/order-success/order-success-view.tsx';
import { blockStory } from '../samples/block-story.tsx';
import { actions, failedView, lookingView, paidView, payment } from '../samples/payment.ts';
import { address, order } from '../samples/shop.ts';

const meta = {
  component: OrderSuccessView,
  args: {
    shopUrl: '/',
    address: { id: order.id, key: undefined },
    view: { ...paidView, order },
    ...actions,
  },
} satisfies Meta<typeof OrderSuccessView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {};
const { idCountry, ...lines } = address;
const billing = { ...lines, id: null, type: [{ value: 'BILLING' as const }], country: { id: idCountry, alphaTwo: 'FR', name: 'France' } };
/** A guest is offered an account for the price of a password. */
export const GuestOrder: Story = {
  args: {
    view: { ...paidView, order: { ...order, billing } },
    guest: { account: { status: 'loggedOut', user: null, failure: null }, onRegister: fn() },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Créer mon compte' }));
    await expect(canvas.getByLabelText('Mot de passe')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Mot de passe'), 'une phrase bien longue');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Créer mon compte' }));
    await expect(args.guest?.onRegister).toHaveBeenCalledWith(expect.objectContaining({ email: order.email, acceptTerms: true }));
  },
};
const [line] = order.lines;
const rented = { ...order, lines: line ? [{ ...line, rental: { from: '2026-12-04', to: '2026-12-07', deposit: 15_000 } }] : [] };
/** Rented: its time of withdrawal counts from the order, as for every service, and the return and the deposit are explained. */
export const Rented: Story = {
  args: { view: { ...paidView, order: rented } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Pour une location, vous avez 14 jours après la commande/)).toBeVisible();
    await expect(canvas.getByText(/à rendre le lundi 7 décembre au plus tard\.$/)).toBeVisible();
    await expect(canvas.getByText(/^Le dépôt de garantie \(150,00\s€\)/)).toBeVisible();
  },
};
const notSent = { ...order, delivery: { ...order.delivery, type: 'NO_DELIVERY' as const, pickup: null } };
/** A dematerialized order shows no text about packing. */
export const NotSent: Story = {
  args: { view: { ...paidView, order: notSent } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/rien n’est à expédier/)).toBeVisible();
    await expect(canvas.queryByText(/emballons/)).toBeNull();
  },
};
const shipped = {
  ...order,
  status: 'SHIPPED' as const,
  delivery: { ...order.delivery, tracking: { link: 'https://suivi.example/8X1', number: '8X1' } },
};
const documents = [
  {
    kind: 'INVOICE' as const,
    reference: 'FA-89-26-000042',
    issuedAt: '2026-11-20T09:05:00Z',
    total: order.total,
    currency: order.currency,
    isTest: false,
    url: `/api/order/${order.id}/documents/FA-89-26-000042.pdf`,
  },
];
/** A guest comes back by the link of an e-mail: it shows the status of the order, and the invoice. */
export const Shipped: Story = { args: { view: { ...paidView, order: shipped }, documents } };
/** The first seconds: nothing is known, and nothing is promised. */
export const Waiting: Story = { args: { view: lookingView } };
/** The provider has not told: one may stop waiting, and it goes on being read out. */
export const StillOpen: Story = {
  args: { view: { ...lookingView, payment: payment({}), watch: 'waiting' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ne plus attendre' }));
    await expect(actions.onStop).toHaveBeenCalled();
  },
};
export const Late: Story = {
  args: { view: { ...lookingView, watch: 'pendingLong', payment: payment({ canPay: false, paymentStatus: 'pending' }) } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Regarder à nouveau' }));
    await expect(actions.onLook).toHaveBeenCalled();
  },
};
export const Unreachable: Story = { args: { view: { ...lookingView, watch: 'unreachable', payment: null } } };
/** Money that came after the order was cancelled, when what it held was gone. */
export const PaidTooLate: Story = { args: { view: { ...failedView, payment: payment({ outcome: 'refund', canPay: false }) } } };
export const NotPaid: Story = { args: { view: { ...failedView, payment: payment({ outcome: 'refused' }) } } };
export const NotReadable: Story = { args: { view: { ...failedView, payment: null } } };
export const NoOrder: Story = { args: { address: null } };

/** The block itself, as a page places it, before anything has answered. */
const block = { Component: OrderSuccess, conf };
export const AsConfigured = blockStory(block, 0);
