/** Every block as a page needs it: literal imports, so that a page loads the chunks of its own blocks only. Made by `npm run generate`. */
import dynamic from 'next/dynamic';
import type { BlockComponent, Components } from '#renderer/types.ts';

export const components: Components = {
  "cart-lines": { mode: 'interactive', Component: dynamic(() => import('../blocks/cart-lines/cart-lines.tsx')) as BlockComponent, load: () => import('../blocks/cart-lines/cart-lines.tsx') },
  "cart-totals": { mode: 'interactive', Component: dynamic(() => import('../blocks/cart-totals/cart-totals.tsx')) as BlockComponent, load: () => import('../blocks/cart-totals/cart-totals.tsx') },
  "checkout-steps": { mode: 'interactive', Component: dynamic(() => import('../blocks/checkout-steps/checkout-steps.tsx')) as BlockComponent, load: () => import('../blocks/checkout-steps/checkout-steps.tsx') },
  "heading": { mode: 'static', Component: dynamic(() => import('../blocks/heading/heading.tsx')) as BlockComponent, load: () => import('../blocks/heading/heading.tsx') },
  "mini-cart": { mode: 'interactive', Component: dynamic(() => import('../blocks/mini-cart/mini-cart.tsx')) as BlockComponent, load: () => import('../blocks/mini-cart/mini-cart.tsx') },
  "section": { mode: 'static', Component: dynamic(() => import('../blocks/section/section.tsx')) as BlockComponent, load: () => import('../blocks/section/section.tsx') },
  "toast-region": { mode: 'interactive', Component: dynamic(() => import('../blocks/toast-region/toast-region.tsx')) as BlockComponent, load: () => import('../blocks/toast-region/toast-region.tsx') },
};
