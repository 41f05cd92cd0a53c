import { lazy, Suspense, useEffect, useState } from 'react';
import { onProductAdded } from '#client/shop/product-added.ts';
import { useSite } from '#client/site.tsx';
import type { MiniCartProps } from '#registry/generated/mini-cart.ts';
import type { BlockProps } from '#renderer/types.ts';
import { onOpenMiniCart } from './open-mini-cart.ts';

/** The panel's code is loaded the first time it opens. */
const MiniCartPanel = lazy(() => import('./mini-cart-panel.tsx'));

/** Waits for the header's button or an addition to the cart; the cart's own screens need no second cart on top. */
export function MiniCart({ node }: BlockProps<MiniCartProps>) {
  const { openAfterAdding, showFreeShipping, emptyText } = node.props;
  const isCheckout = useSite().path.startsWith('/cart');
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);

  useEffect(() => {
    const open = () => {
      setWasOpened(true);
      setOpen(true);
    };
    const stopOpen = onOpenMiniCart(open);
    const stopAdded = openAfterAdding && !isCheckout ? onProductAdded(open) : undefined;
    return () => {
      stopOpen();
      stopAdded?.();
    };
  }, [openAfterAdding, isCheckout]);

  if (!wasOpened) return null;
  return (
    <Suspense>
      <MiniCartPanel open={isOpen} onClose={() => setOpen(false)} showFreeShipping={showFreeShipping} emptyText={emptyText} />
    </Suspense>
  );
}
export default MiniCart;
