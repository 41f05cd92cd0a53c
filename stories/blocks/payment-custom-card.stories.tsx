import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect } from 'storybook/test';
import { messages as methodMessages } from '#messages/generated/registry/checkout/payment/method.ts';
import { CardMethod } from '#registry/checkout/payment/card-method.tsx';
import { methodMarks } from '#registry/checkout/payment/method-marks.ts';
import { MethodPanel } from '#registry/checkout/payment/method-panel.tsx';
import conf from '#registry/checkout/payment-custom-card/conf.schema.json';
import { PaymentCustomCard } from '#registry/checkout/payment-custom-card/payment-custom-card.tsx';
import { blockStory } from '../samples/block-story.tsx';
import { shownMethod } from '../samples/payment.ts';

const frame = { ...methodMessages.fr.CUSTOM, marks: methodMarks.CUSTOM, isTest: false };
const meta = {
  component: MethodPanel,
  args: { shown: shownMethod({ method: 'CUSTOM', kind: 'element' }), amount: 9_290 },
} satisfies Meta<typeof MethodPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const InTest: Story = { args: { shown: shownMethod({ method: 'CUSTOM', kind: 'element', isTest: true }) } };
/** The owner's own words, and no marks. */
export const OwnWords: Story = {
  args: { choice: { title: 'Régler ma commande', text: 'Rien n’est expédié avant le paiement.', showMarks: false } },
};

/** The bank's message about the card is beside its fields. */
export const Refused: Story = {
  render: () => (
    <CardMethod
      {...frame}
      publicKey={null}
      amount={9_290}
      layout="tabs"
      hasWallets
      failure={{ status: 402, message: 'Votre carte a été refusée.', fieldErrors: [] }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByText('Votre carte a été refusée.')).toBeVisible();
  },
};

/** The block itself, as a page places it, before anything has answered: the shop's means of payment is not known, nothing shows. */
const block = { Component: PaymentCustomCard, conf };
export const AsConfigured = blockStory(block, 0);
