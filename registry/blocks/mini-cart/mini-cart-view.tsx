import type { CartView } from '#client/shop/views.ts';
import { useLocalPath, useWords } from '#client/site.tsx';
import type { CartProduct } from '#schemas/cart.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Button } from '#ui/button.tsx';
import { Drawer } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { CartLine } from '../../cart-parts/cart-line.tsx';
import { CartTrouble, isCartWaiting } from '../../cart-parts/cart-trouble.tsx';
import { FreeShipping } from '../../cart-parts/free-shipping.tsx';
import { Amount } from '../../order-parts/amount.tsx';
import { words as allWords } from './words.ts';

export type MiniCartViewProps = {
  open: boolean;
  onClose: () => void;
  showFreeShipping: boolean;
  view: CartView;
  onRemove: (line: CartProduct) => void;
  onRetry: () => void;
};

/** The cart in a drawer: lines, total, free shipping and the way to the cart. */
export function MiniCartView({ open, onClose, showFreeShipping, view, onRemove, onRetry }: MiniCartViewProps) {
  const words = useWords(allWords);
  const to = useLocalPath();
  const lines = view.cart?.products ?? [];
  const footer = lines.length > 0 && view.cart && (
    <div className={styles.footer}>
      {showFreeShipping && <FreeShipping cart={view.cart} />}
      <p className={styles.total}>
        <span>
          {words.total} <small className={styles.note}>{words.shippingNote}</small>
        </span>
        <strong aria-live="polite">
          <Amount cents={view.cart.total} />
        </strong>
      </p>
      <LinkButton href={to('/cart')} wide onClick={onClose}>
        {words.toCart}
      </LinkButton>
    </div>
  );
  return (
    <Drawer open={open} onClose={onClose} title={words.titleCount(view.cart?.totalProduct ?? 0)} closeLabel={words.close} footer={footer}>
      <CartTrouble view={view} onRetry={onRetry} />
      {lines.length > 0 && (
        <ul className={styles.lines} aria-busy={view.busy}>
          {lines.map((line) => (
            <CartLine key={line.id} line={line} compact onRemove={() => onRemove(line)} />
          ))}
        </ul>
      )}
      {lines.length === 0 && !isCartWaiting(view) && (
        <EmptyState icon="basket" title={words.empty} text={words.emptyHint}>
          <Button variant="quiet" onClick={onClose}>
            {words.goOn}
          </Button>
        </EmptyState>
      )}
    </Drawer>
  );
}

const styles = {
  lines: style({ listStyle: 'none', margin: `calc(-1 * ${theme.space.m}) 0 0`, padding: 0 }),
  footer: style({ display: 'grid', gap: theme.space.m }),
  total: style({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: theme.space.m,
    margin: 0,
    fontSize: '1.1rem',
  }),
  note: style({ color: theme.colour.muted, fontSize: theme.size.small }),
};
