import { useEffect, useRef } from 'react';
import { useSite } from '#client/site.tsx';
import type { HeaderProps } from '#registry/generated/header.ts';
import type { BlockProps } from '#renderer/types.ts';
import type { HeaderData } from './index.ts';

/** Closes a submenu until pointer and focus have left it. The focus goes back to the entry that it hangs on. */
function closeSubmenu(submenu: HTMLElement): void {
  if (submenu.contains(document.activeElement)) submenu.querySelector<HTMLElement>('a, button')?.focus();
  submenu.dataset.closed = '';
  const listening = new AbortController();
  const reopen = () => {
    delete submenu.dataset.closed;
    listening.abort();
  };
  const { signal } = listening;
  submenu.addEventListener('pointerleave', () => !submenu.contains(document.activeElement) && reopen(), { signal });
  submenu.addEventListener(
    'focusout',
    ({ relatedTarget }) => !(relatedTarget instanceof Node && submenu.contains(relatedTarget)) && !submenu.matches(':hover') && reopen(),
    { signal },
  );
}

/**
 * The shell around the menu, which is plain HTML, and the cart button, which is not. All it does in the browser is closing what
 * is open: the phone's menu when another page comes, a submenu at Escape.
 */
export function Header({ node, slots }: BlockProps<HeaderProps, HeaderData>) {
  const { path } = useSite();
  const { locksRightClick, classes } = node.data;
  const { outer, inner, actions } = classes;
  const element = useRef<HTMLElement>(null);
  const shownPath = useRef(path);
  useEffect(() => {
    if (shownPath.current === path) return;
    // The page that `path` names has just come.
    shownPath.current = path;
    element.current?.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover();
  }, [path]);

  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.current) return;
      // The pointer may rest on one submenu while the focus is in another.
      for (const submenu of element.current.querySelectorAll<HTMLElement>('[data-submenu]:is(:hover, :focus-within)'))
        closeSubmenu(submenu);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, []);

  return (
    <header ref={element} className={outer} data-locks-right-click={locksRightClick || undefined}>
      <div className={inner}>
        {slots.default}
        <div className={actions} data-shrinks="row">
          {slots.actions}
        </div>
      </div>
    </header>
  );
}
export default Header;
