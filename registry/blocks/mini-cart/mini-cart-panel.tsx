import { useEffect } from 'react';
import { cart, useCart } from '#client/shop/cart.ts';
import { MiniCartView, type MiniCartViewProps } from './mini-cart-view.tsx';

type MiniCartPanelProps = Pick<MiniCartViewProps, 'open' | 'onClose' | 'showFreeShipping' | 'emptyText'>;

/** The mini cart joined to the cart's machine. */
export function MiniCartPanel(props: MiniCartPanelProps) {
  const view = useCart();
  useEffect(() => cart.start(), []);
  return <MiniCartView {...props} view={view} onRemove={cart.remove} onRetry={cart.retry} />;
}
export default MiniCartPanel;
