import { useEffect } from 'react';
import { cart, useCart } from '#client/shop/cart.ts';
import type { CartView } from '#client/shop/views.ts';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/buying/mini-cart.ts';
import type { CartProduct } from '#schemas/cart.ts';
import { Button } from '#ui/button.tsx';
import { Drawer } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { CartTrouble, isCartWaiting } from '../cart/cart-trouble.tsx';
import { MiniCartEnd, MiniCartLines } from './contents.tsx';

type MiniCartViewProps = {
  open: boolean;
  onClose: () => void;
  showFreeShipping: boolean;
  emptyText?: string | undefined;
  view: CartView;
  onRemove: (line: CartProduct) => void;
  onRetry: () => void;
};

/** The cart in a drawer: lines, total, free shipping and the way to the cart. */
export function MiniCartView({ open, onClose, showFreeShipping, emptyText, view, onRemove, onRetry }: MiniCartViewProps) {
  const messages = useMessages(allMessages);
  const { cart } = view;
  const hasLines = cart !== null && cart.products.length > 0;
  const footer = hasLines && <MiniCartEnd cart={cart} showFreeShipping={showFreeShipping} onLeave={onClose} />;
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={messages.titleCount({ count: cart?.totalProduct ?? 0 })}
      closeLabel={messages.close}
      footer={footer}
    >
      <CartTrouble view={view} onRetry={onRetry} />
      {hasLines && <MiniCartLines view={view} onRemove={onRemove} />}
      {!hasLines && !isCartWaiting(view) && (
        <EmptyState icon="basket" title={messages.empty} text={emptyText ?? messages.emptyHint}>
          <Button variant="quiet" onClick={onClose}>
            {messages.goOn}
          </Button>
        </EmptyState>
      )}
    </Drawer>
  );
}

type MiniCartPanelProps = Pick<MiniCartViewProps, 'open' | 'onClose' | 'showFreeShipping' | 'emptyText'>;

/** The mini cart joined to the cart's machine. */
export function MiniCartPanel(props: MiniCartPanelProps) {
  const view = useCart();
  useEffect(() => cart.start(), []);
  return <MiniCartView {...props} view={view} onRemove={cart.remove} onRetry={cart.retry} />;
}
export default MiniCartPanel;
