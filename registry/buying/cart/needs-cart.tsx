import type { ReactNode } from 'react';
import type { CartView } from '#client/shop/views.ts';
import { style } from '#themes/style.ts';

const hidden = style({ '[data-no-cart] &': { display: 'none' } });

/** Shows its element only in browsers that have no cart. */
export const withoutCart = style({ 'html:not([data-no-cart]) &': { display: 'none' } });

/**
 * Hides its children while there is no cart. Before any code runs (the status is `idle`), styles decide: a browser without a cart shows the
 * empty one at once, so nothing moves later. `announceCart` of `client/shop/cart-memory.ts` marks the document for it. Sections and columns
 * with nothing else in them are hidden too.
 */
export const NeedsCart = ({ status, children }: { status: CartView['status']; children: ReactNode }) =>
  status === 'idle' ? (
    <div className={hidden} data-needs-cart="">
      {children}
    </div>
  ) : (
    children
  );
