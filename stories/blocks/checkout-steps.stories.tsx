import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { CheckoutSteps, CheckoutStepsView } from '#registry/checkout/checkout-steps/checkout-steps.tsx';
import conf from '#registry/checkout/checkout-steps/conf.schema.json';
import { useStepHeading } from '#registry/checkout/steps/use-step-heading.ts';
import { blockStory } from '../samples/block-story.tsx';

const meta = { component: CheckoutStepsView, args: { current: 'address', furthest: 'shipping' } } satisfies Meta<typeof CheckoutStepsView>;
export default meta;

export const Shown: StoryObj<typeof meta> = {};
/** As the page places it; of an empty cart nothing is shown. */
export const AsConfigured = blockStory({ Component: CheckoutSteps, conf });

function Step({ name }: { name: string }) {
  useStepHeading();
  return <h1>{name}</h1>;
}

function Steps() {
  const [name, setName] = useState('Adresse');
  return (
    <main>
      <Step key={name} name={name} />
      <button type="button" onClick={() => setName('Paiement')}>
        Continuer
      </button>
    </main>
  );
}

/** The heading of a step that follows another takes the focus, so that keyboards and screen readers start there. */
export const NextStep: StoryObj = {
  render: () => <Steps />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Continuer' }));
    await expect(page.getByRole('heading', { name: 'Paiement' })).toHaveFocus();
  },
};
