import type { ReactNode } from 'react';
import type { CartView } from '#client/shop/views.ts';
import { style } from '#themes/style.ts';

const hidden = style({ '[data-no-cart] &': { display: 'none' } });

/** What takes the place of the cart's blocks where there is none. */
export const withoutCart = style({ 'html:not([data-no-cart]) &': { display: 'none' } });

/**
 * What is nothing without a cart. While no code runs yet (the status is `idle`), styles show what is known: a browser that keeps no cart
 * sees the empty one at once, so that nothing moves when the code comes. `announceCart` of `client/shop/cart-memory.ts` says so on the
 * document; sections and columns that hold nothing else give way as well.
 */
export const NeedsCart = ({ status, children }: { status: CartView['status']; children: ReactNode }) =>
  status === 'idle' ? (
    <div className={hidden} data-needs-cart="">
      {children}
    </div>
  ) : (
    children
  );
