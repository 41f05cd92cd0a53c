import { useEffect, useRef } from 'react';
import { useSite } from '#client/site.tsx';
import type { BlockProps } from '#renderer/types.ts';
import { above } from '#themes/media.ts';
import { type CSSObject, style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import type { HeaderProps } from '../../generated/header.ts';
import type { HeaderData } from './load.ts';

const { colour, layer, site, space } = theme;

const shell: CSSObject = { zIndex: layer.header, background: colour.headerGround, color: colour.headerInk };
const places = {
  static: style(shell, { position: 'relative' }),
  fixed: style(shell, { position: 'sticky', top: 0, boxShadow: theme.shadow.soft }),
  overlay: style(shell, { position: 'absolute', insetInline: 0, background: 'transparent', color: colour.menuInkOnTop }),
};
/** At the right end of the logo's row, whose height the owner's settings give. */
const actions = style({
  position: 'absolute',
  top: 0,
  right: `calc(max(${space.gutter}, (100% - ${theme.measure.page}) / 2) - 0.75rem)`,
  display: 'flex',
  alignItems: 'center',
  height: `calc(${site.logoMarginTopMobile} + ${site.logoHeightMobile} + ${site.logoMarginBottomMobile})`,
  [above('md')]: { height: `calc(${site.logoMarginTop} + ${site.logoHeight} + ${site.logoMarginBottom})` },
});

/**
 * The shell around the menu, which is plain HTML, and the cart button, which is not. All it does in the browser is closing what
 * is open: the phone's menu when another page comes, a submenu at Escape.
 */
export function Header({ node, slots }: BlockProps<HeaderProps, HeaderData>) {
  const { path } = useSite();
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

  return (
    <header ref={element} className={places[node.data.place]}>
      {slots.default}
      <div className={actions}>{slots.actions}</div>
    </header>
  );
}
export default Header;
