import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, ease, motion, size, space } = theme;

/** A page without scripts shows the window in its place to whoever follows a link to it. */
const unscripted = '@media (scripting: none)';

export const modalBlockStyles = {
  dialog: style({
    maxWidth: 'calc(100vw - 2rem)',
    maxHeight: 'calc(100dvh - 2rem)',
    margin: 'auto',
    padding: 0,
    border: 0,
    overflow: 'hidden',
    borderRadius: theme.radius.m,
    background: colour.ground,
    color: colour.ink,
    boxShadow: theme.shadow.raised,
    opacity: 0,
    transform: 'translateY(0.75rem)',
    transition: `opacity ${motion.calm}, transform ${motion.calm} ${ease.out}, overlay ${motion.calm} allow-discrete, display ${motion.calm} allow-discrete`,
    '&[open], &:popover-open': { opacity: 1, transform: 'none' },
    '@starting-style': { '&[open], &:popover-open': { opacity: 0, transform: 'translateY(0.75rem)' } },
    '&::backdrop': { background: `color-mix(in srgb, ${colour.ink} 45%, transparent)` },
    [unscripted]: { '&:target': { display: 'block', position: 'static', opacity: 1, transform: 'none', boxShadow: 'none' } },
  }),
  widths: {
    narrow: style({ width: '26rem' }),
    medium: style({ width: '38rem' }),
    wide: style({ width: '60rem' }),
  },
  inner: style({ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', maxHeight: 'inherit' }),
  head: style({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.m,
    padding: `${space.s} ${space.l}`,
    borderBottom: `1px solid ${colour.rule}`,
  }),
  title: style({ fontSize: size.h3 }),
  close: style({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    marginInlineEnd: '-0.6rem',
    borderRadius: '50%',
    '&:hover': { background: colour.tint },
  }),
  body: style({
    padding: space.l,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '& > * + *': { marginTop: space.l },
    '&:focus-visible': { outlineOffset: '-4px' },
  }),
};
