import { hover } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, ease, motion, site, space } = theme;

export const submenuStyles = {
  item: style({ position: 'relative' }),
  submenu: style({
    position: 'absolute',
    zIndex: theme.layer.header,
    top: '100%',
    minWidth: `max(100%, ${site.submenuWidth})`,
    padding: space.xs,
    listStyle: 'none',
    background: colour.submenuGround,
    color: colour.submenuInk,
    borderRadius: theme.radius.s,
    visibility: 'hidden',
    opacity: 0,
    transform: 'translateY(0.25rem)',
    transition: `opacity ${motion.quick} ${ease.out} 80ms, transform ${motion.quick} ${ease.out} 80ms, visibility 0s ${motion.calm}`,
    '[data-submenu]:is(:hover, :focus-within):not([data-closed]) > &': {
      visibility: 'visible',
      opacity: 1,
      transform: 'none',
      transitionDelay: '0s',
    },
  }),
  frame: { shadow: style({ boxShadow: theme.shadow.raised }), line: style({ border: `1px solid ${colour.submenuRule}` }) },
  place: { start: style({ left: 0 }), center: style({ left: '50%', translate: '-50% 0' }) },
  align: { LEFT: style({ textAlign: 'left' }), CENTER: style({ textAlign: 'center' }), RIGHT: style({ textAlign: 'right' }) },
  entry: style({
    display: 'block',
    padding: `0.4rem ${space.s}`,
    borderRadius: theme.radius.s,
    color: 'inherit',
    lineHeight: theme.leading.snug,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '&[aria-current]': { color: colour.submenuMark },
    [hover]: { '&:hover': { background: colour.submenuActive, color: colour.submenuActiveInk } },
  }),
};
