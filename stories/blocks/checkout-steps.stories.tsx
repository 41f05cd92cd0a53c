import { CheckoutSteps } from '#registry/blocks/checkout-steps/checkout-steps.tsx';
import conf from '#registry/blocks/checkout-steps/conf.schema.json';
import { block as definition } from '#registry/blocks/checkout-steps/index.ts';
import { blockStory } from '../samples/block-story.tsx';

export default { component: CheckoutSteps };

const block = { definition, Component: CheckoutSteps, conf };

export const Shown = blockStory(block);
