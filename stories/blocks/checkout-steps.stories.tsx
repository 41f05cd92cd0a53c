import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { CheckoutSteps, CheckoutStepsView } from '#registry/checkout/checkout-steps/checkout-steps.tsx';
import conf from '#registry/checkout/checkout-steps/conf.schema.json';
import { blockStory } from '../samples/block-story.tsx';

const meta = { component: CheckoutStepsView, args: { current: 'address', furthest: 'shipping' } } satisfies Meta<typeof CheckoutStepsView>;
export default meta;

export const Shown: StoryObj<typeof meta> = {};
/** As the page places it; of an empty cart nothing is shown. */
export const AsConfigured = blockStory({ Component: CheckoutSteps, conf });
