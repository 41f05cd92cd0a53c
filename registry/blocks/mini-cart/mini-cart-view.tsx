import type { CartView } from '#client/shop/views.ts';
import { useWords } from '#client/site.tsx';
import type { CartProduct } from '#schemas/cart.ts';
import { Button } from '#ui/button.tsx';
import { Drawer } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { CartTrouble, isCartWaiting } from '../../cart-parts/cart-trouble.tsx';
import { MiniCartEnd, MiniCartLines } from './contents.tsx';
import { words as allWords } from './words.ts';

export type MiniCartViewProps = {
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
  const words = useWords(allWords);
  const { cart } = view;
  const hasLines = cart !== null && cart.products.length > 0;
  const footer = hasLines && <MiniCartEnd cart={cart} showFreeShipping={showFreeShipping} onLeave={onClose} />;
  return (
    <Drawer open={open} onClose={onClose} title={words.titleCount(cart?.totalProduct ?? 0)} closeLabel={words.close} footer={footer}>
      <CartTrouble view={view} onRetry={onRetry} />
      {hasLines && <MiniCartLines view={view} onRemove={onRemove} />}
      {!hasLines && !isCartWaiting(view) && (
        <EmptyState icon="basket" title={words.empty} text={emptyText ?? words.emptyHint}>
          <Button variant="quiet" onClick={onClose}>
            {words.goOn}
          </Button>
        </EmptyState>
      )}
    </Drawer>
  );
}
