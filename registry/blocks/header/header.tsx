import { useEffect, useRef } from 'react';
import { useSite } from '#client/site.tsx';
import type { BlockProps } from '#renderer/types.ts';
import type { HeaderProps } from '../../generated/header.ts';
import type { HeaderData } from './load.ts';

/**
 * The shell around the menu, which is plain HTML, and the cart button, which is not. All it does in the browser is closing what
 * is open: the phone's menu when another page comes, a submenu at Escape.
 */
export function Header({ node, slots }: BlockProps<HeaderProps, HeaderData>) {
  const { path } = useSite();
  const { locksRightClick, classes } = node.data;
  const { outer, inner, actions } = classes;
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    // The page that `path` names has just come.
    if (path) element.current?.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover();
  }, [path]);

  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.current) return;
      const submenu = element.current.querySelector<HTMLElement>('[data-submenu]:is(:hover, :focus-within)');
      if (!submenu) return;
      submenu.dataset.closed = '';
      submenu.addEventListener('pointerleave', () => delete submenu.dataset.closed, { once: true });
      submenu.addEventListener('focusout', () => delete submenu.dataset.closed, { once: true });
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, []);

  useEffect(() => {
    if (locksRightClick) void import('./lock-right-click.ts');
  }, [locksRightClick]);

  return (
    <header ref={element} className={outer}>
      <div className={inner}>
        {slots.default}
        <div className={actions}>{slots.actions}</div>
      </div>
    </header>
  );
}
export default Header;
