import { useEffect } from 'react';
import { cart, useCart } from '#client/shop/cart.ts';
import { useMessages } from '#client/site.tsx';
import { messages as cartMessages } from '#messages/generated/registry/buying/mini-cart.ts';
import { hover } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { CartTrouble, isCartWaiting } from '../cart/cart-trouble.tsx';
import { MiniCartEnd, MiniCartLines } from '../mini-cart/contents.tsx';

const { colour, ease, motion, space } = theme;

const styles = {
  /** Opens as submenus do, and is closed by Escape as they are; only a pointer that hovers has it. */
  panel: style({
    position: 'absolute',
    top: '100%',
    right: 0,
    display: 'none',
    width: 'min(25rem, calc(100vw - 3rem))',
    padding: space.l,
    background: colour.surface,
    color: colour.ink,
    borderRadius: theme.radius.m,
    boxShadow: `0 0 0 1px ${colour.rule}, ${theme.shadow.raised}`,
    opacity: 0,
    transform: 'translateY(0.25rem)',
    visibility: 'hidden',
    transition: `opacity ${motion.quick} ${ease.out} 120ms, transform ${motion.quick} ${ease.out} 120ms, visibility 0s ${motion.calm}`,
    [hover]: { display: 'grid', gap: space.m },
    '[data-submenu]:is(:hover, :focus-within):not([data-closed]) > &': {
      opacity: 1,
      transform: 'none',
      visibility: 'visible',
      transitionDelay: '0s',
    },
  }),
  title: style({ fontFamily: theme.font.title, fontSize: '1.25rem', color: colour.heading }),
  lines: style({ maxHeight: '45vh', overflowY: 'auto', overscrollBehavior: 'contain', paddingTop: space.m }),
  hint: style({ color: colour.muted }),
};

/** The cart at a glance, below its icon. */
export function CartPreview() {
  const messages = useMessages(cartMessages);
  const view = useCart();
  useEffect(() => cart.start(), []);
  const hasLines = view.cart !== null && view.cart.products.length > 0;
  return (
    <section className={styles.panel} aria-label={messages.title}>
      <p className={styles.title}>{messages.titleCount({ count: view.cart?.totalProduct ?? 0 })}</p>
      <CartTrouble view={view} onRetry={cart.retry} />
      {hasLines && (
        <div className={styles.lines}>
          <MiniCartLines view={view} onRemove={cart.remove} />
        </div>
      )}
      {hasLines && view.cart && <MiniCartEnd cart={view.cart} showFreeShipping />}
      {!hasLines && !isCartWaiting(view) && <p className={styles.hint}>{messages.empty}</p>}
    </section>
  );
}
export default CartPreview;
