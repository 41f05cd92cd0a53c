import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { MethodPanel } from '#registry/checkout/payment/method-panel.tsx';
import conf from '#registry/checkout/payment-e-transaction/conf.schema.json';
import { PaymentETransaction } from '#registry/checkout/payment-e-transaction/payment-e-transaction.tsx';
import { blockStory } from '../samples/block-story.tsx';
import { shownMethod } from '../samples/payment.ts';

const meta = {
  component: MethodPanel,
  args: { shown: shownMethod({ method: 'E_TRANSACTION', kind: 'form' }), amount: 9_290 },
} satisfies Meta<typeof MethodPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const InTest: Story = { args: { shown: shownMethod({ method: 'E_TRANSACTION', kind: 'form', isTest: true }) } };
/** The owner's own words, and no marks. */
export const OwnWords: Story = {
  args: { choice: { title: 'Régler ma commande', text: 'Rien n’est expédié avant le paiement.', showMarks: false } },
};

/** The block itself, as a page places it, before anything has answered: the shop's means of payment is not known, nothing shows. */
const block = { Component: PaymentETransaction, conf };
export const AsConfigured = blockStory(block, 0);
