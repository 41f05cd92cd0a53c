import type { MouseEvent } from 'react';
import { useCart } from '#client/shop.tsx';
import { useSite, useWords } from '#client/site.tsx';
import type { BlockProps } from '#renderer/types.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { IconPath } from '#ui/icon-path.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { CartButtonProps } from '../../generated/cart-button.ts';
import { barCell, barClass } from '../../navigation-parts/bar-styles.ts';
import { openMiniCart } from '../mini-cart/open-mini-cart.ts';
import type { CartButtonData } from './load.ts';
import { words as allWords } from './words.ts';

const { colour } = theme;
const styles = {
  icon: style({
    display: 'grid',
    placeItems: 'center',
    width: '3rem',
    height: '3rem',
    color: 'inherit',
    fontSize: theme.site.menuIcon,
  }),
  mark: style({ position: 'relative', display: 'grid' }),
  count: style({
    position: 'absolute',
    top: '-0.55rem',
    right: '-0.7rem',
    minWidth: '1.2rem',
    height: '1.2rem',
    padding: '0 0.25rem',
    borderRadius: theme.radius.pill,
    background: colour.button,
    color: colour.onButton,
    fontFamily: theme.font.content,
    fontSize: '0.72rem',
    fontWeight: theme.weight.strong,
    letterSpacing: 0,
    lineHeight: '1.2rem',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  }),
};

/** A link to the cart that, with JavaScript, opens the mini cart instead; on the cart's own screens it stays a link. */
export function CartButton({ node }: BlockProps<CartButtonProps, CartButtonData>) {
  const words = useWords(allWords);
  const { path } = useSite();
  const count = useCart((view) => view.count);
  const { href, display } = node.props;
  const { icon, opensMiniCart, barPosition } = node.data;
  const isBar = display === 'bar';
  const open = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!opensMiniCart || !isPlain || path.startsWith(href)) return;
    event.preventDefault();
    openMiniCart();
  };
  const link = (
    <a className={isBar ? barCell : styles.icon} href={href} onClick={open} aria-current={path === href ? 'page' : undefined}>
      <span className={styles.mark}>
        <IconPath {...icon} size={isBar ? '1.4rem' : '1.5em'} />
        {count > 0 && (
          <span className={styles.count} aria-hidden="true">
            {count > 99 ? '99+' : count}
          </span>
        )}
      </span>
      {/* The name in full, instead of the number before the word. */}
      <VisuallyHidden>{words.label(count)}</VisuallyHidden>
      {isBar && <span aria-hidden="true">{words.cart}</span>}
    </a>
  );
  if (!isBar) return link;
  if (barPosition === 'NONE') return null;
  return (
    <nav className={barClass('end', barPosition)} aria-label={words.cart}>
      {link}
    </nav>
  );
}
export default CartButton;
