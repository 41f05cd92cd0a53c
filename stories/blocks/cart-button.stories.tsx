import { CartButton } from '#registry/buying/cart-button/cart-button.tsx';
import conf from '#registry/buying/cart-button/conf.schema.json';
import { code } from '#registry/buying/cart-button/index.ts';
import { blockStory } from '../samples/block-story.tsx';

export default { component: CartButton };

const block = { code, Component: CartButton, conf };

export const Icon = blockStory(block);
