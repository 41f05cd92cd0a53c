import { defineBlock } from '../../define-block.ts';
import type { AddToCartProps } from '../../generated/add-to-cart.ts';
import { type AddToCartData, loadAddToCart } from './load.ts';

export const block = defineBlock<AddToCartProps, AddToCartData>({
  type: 'add-to-cart',
  version: 1,
  mode: 'interactive',
  defaults: { contactUrl: '/me-contacter' },
  load: loadAddToCart,
});
