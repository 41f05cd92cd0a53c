import { defineBlock } from '../../define-block.ts';
import type { CartButtonProps } from '../../generated/cart-button.ts';
import { type CartButtonData, loadCartButton } from './load.ts';

export const block = defineBlock<CartButtonProps, CartButtonData>({
  type: 'cart-button',
  version: 1,
  mode: 'interactive',
  defaults: { href: '/cart', display: 'icon' },
  load: loadCartButton,
});
