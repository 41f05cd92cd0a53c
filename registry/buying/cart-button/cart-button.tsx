import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { useCart } from '#client/shop/cart.ts';
import { useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/buying/cart-button.ts';
import type { CartButtonProps } from '#registry/generated/cart-button.ts';
import type { BlockProps } from '#renderer/types.ts';
import { IconPath } from '#ui/icon-path.tsx';
import { visuallyHidden } from '#ui/visually-hidden.tsx';
import { openMiniCart } from '../mini-cart/open-mini-cart.ts';
import type { CartButtonData } from './index.ts';

/** Media query of devices without hover, on which a press opens the mini cart. */
const withoutHover = 'not all and (hover:hover)';

/** Texts that the page's first script writes before this block is hydrated: that script knows the count, but not the messages. */
const countTexts = (label: (count: number) => string) => ({
  'data-none': label(0),
  'data-one': label(1),
  'data-many': label(manyCount).replace(String(manyCount), '#'),
});
const manyCount = 42;

/** The preview's code is loaded when the pointer or the focus first comes. */
const CartPreview = lazy(() => import('./cart-preview.tsx'));

/**
 * A link to the cart. The number is there before this block is alive: the page's first script writes it (web/browser/boot). Where the owner wants it, its preview opens under the pointer or with the focus, and a finger, which has neither,
 * opens the mini cart; on the cart's own screens it is a link alone.
 */
export function CartButton({ node }: BlockProps<CartButtonProps, CartButtonData>) {
  const messages = useMessages(allMessages);
  const { path } = useSite();
  const count = useCart((view) => view.count);
  const [isWanted, setWanted] = useState(false);
  const { href, display } = node.props;
  const { icon, hasPreview, classes } = node.data;
  const isBar = display === 'bar';
  if (!classes.outer) return null;
  const previews = hasPreview && !path.startsWith(href);
  const want = () => setWanted(true);
  const open = (event: MouseEvent) => {
    if (!previews || !matchMedia(withoutHover).matches) return;
    event.preventDefault();
    openMiniCart();
  };
  const Outer = isBar ? 'nav' : 'div';
  return (
    <Outer className={classes.outer} aria-label={isBar ? messages.cart : undefined} data-submenu onMouseEnter={want} onFocus={want}>
      <a
        className={classes.link}
        href={href}
        onClick={open}
        aria-current={path === href ? 'page' : undefined}
        data-asks={previews ? withoutHover : undefined}
        data-cart-count
        {...countTexts((count) => messages.label({ count }))}
      >
        <span className={classes.mark}>
          <IconPath {...icon} size={isBar ? '1.4rem' : '1.5em'} />
          <span className={classes.count} aria-hidden="true" data-count-badge hidden={count === 0} suppressHydrationWarning>
            {count > 99 ? '99+' : count || ''}
          </span>
        </span>
        {/* The name in full, instead of the number before the word. */}
        <span className={visuallyHidden} data-count-name suppressHydrationWarning>
          {messages.label({ count })}
        </span>
        {isBar && <span aria-hidden="true">{messages.cart}</span>}
      </a>
      {previews && isWanted && !isBar && (
        <Suspense>
          <CartPreview />
        </Suspense>
      )}
    </Outer>
  );
}
export default CartButton;
