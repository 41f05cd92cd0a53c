import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { caps } from '../../page-parts/frame.ts';

const { colour, ease, motion, size, space } = theme;

/** The phone's menu: a popover, so that it opens, closes and gives the focus back without JavaScript. */
export const drawerStyles = {
  drawer: style({
    position: 'fixed',
    inset: '0 auto 0 0',
    width: 'min(100vw, 24rem)',
    height: '100dvh',
    maxHeight: '100dvh',
    margin: 0,
    padding: `0 ${space.gutter} calc(${space.xl} + env(safe-area-inset-bottom))`,
    border: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    background: colour.mobileMenuGround,
    color: colour.mobileMenuInk,
    boxShadow: theme.shadow.raised,
    transform: 'translateX(-1.5rem)',
    opacity: 0,
    transition: `transform ${motion.calm} ${ease.out}, opacity ${motion.calm}, display ${motion.calm} allow-discrete, overlay ${motion.calm} allow-discrete`,
    '&:popover-open': { transform: 'none', opacity: 1 },
    '@starting-style': { '&:popover-open': { transform: 'translateX(-1.5rem)', opacity: 0 } },
    '&::backdrop': { background: `color-mix(in srgb, ${colour.ink} 40%, transparent)` },
  }),
  head: style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: '4rem' }),
  title: style(caps, { color: colour.muted }),
  close: style({ display: 'grid', placeItems: 'center', width: '3rem', height: '3rem', marginRight: '-0.75rem' }),
  tagline: style({ fontFamily: theme.font.title, fontStyle: 'italic', color: colour.muted, marginBottom: space.m }),
  list: style({
    padding: 0,
    listStyle: 'none',
    '& > li': { borderTop: `1px solid ${colour.rule}` },
    '& > li:last-of-type': { borderBottom: `1px solid ${colour.rule}` },
  }),
  entry: style({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '3.4rem',
    fontFamily: theme.font.title,
    fontSize: size.h4,
    fontWeight: theme.weight.title,
    color: 'inherit',
    textDecoration: 'none',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&[aria-current="page"]': { color: colour.mobileMenuActive, fontStyle: 'italic' },
    '& svg': { transition: `transform ${motion.calm} ${ease.out}` },
    'details[open] > & svg': { transform: 'rotate(180deg)' },
  }),
  children: style({ padding: `0 0 ${space.s}`, listStyle: 'none' }),
  child: style({
    display: 'flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    paddingLeft: space.m,
    color: 'inherit',
    textDecoration: 'none',
    '&[aria-current="page"]': { color: colour.mobileMenuActive },
  }),
  foot: style({ display: 'grid', gap: space.m, paddingTop: space.l, fontSize: size.small }),
  links: style({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.xxs} ${space.l}`,
    '& a': { display: 'inline-flex', alignItems: 'center', gap: space.xs, minHeight: '2.75rem' },
  }),
};
