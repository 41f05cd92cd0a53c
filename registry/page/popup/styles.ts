import { prose } from '#registry/content/texts/prose.ts';
import { above, reducedMotion } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, ease, motion, size, space } = theme;

export const popupStyles = {
  window: style({
    boxSizing: 'border-box',
    width: 'min(26rem, calc(100vw - 2 * 1rem))',
    maxHeight: 'calc(100dvh - 2rem)',
    margin: 'auto',
    padding: 0,
    border: 0,
    borderRadius: theme.radius.m,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    color: colour.ink,
    background: colour.ground,
    boxShadow: theme.shadow.raised,
    opacity: 0,
    transform: 'translateY(0.75rem)',
    transition: `opacity ${motion.calm}, transform ${motion.calm} ${ease.out}, overlay ${motion.calm} allow-discrete, display ${motion.calm} allow-discrete`,
    '&[open]': { opacity: 1, transform: 'none' },
    '@starting-style': { '&[open]': { opacity: 0, transform: 'translateY(0.75rem)' } },
    '&::backdrop': { background: `color-mix(in srgb, ${colour.ink} 45%, transparent)` },
    '&:has(picture)': { [above('md')]: { width: 'min(46rem, calc(100vw - 4rem))' } },
    [reducedMotion]: { transition: 'none' },
  }),
  inner: style({
    position: 'relative',
    display: 'grid',
    '&:has(picture)': { [above('md')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } },
  }),
  picture: style({
    height: '11rem',
    overflow: 'hidden',
    background: colour.tint,
    '& picture': { height: '100%' },
    [above('md')]: { height: 'auto', minHeight: '22rem' },
  }),
  texts: style({
    display: 'grid',
    alignContent: 'center',
    gap: space.m,
    padding: `${space.xl} ${space.l}`,
    [above('md')]: { padding: `${space.xxl} ${space.xl}` },
  }),
  title: style({ fontSize: size.h3, paddingInlineEnd: '1.5rem', '&:focus, &:focus-visible': { outline: 'none' } }),
  text: style(prose),
  close: style({
    position: 'absolute',
    insetBlockStart: space.xs,
    insetInlineEnd: space.xs,
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    border: 0,
    borderRadius: '50%',
    background: colour.ground,
    color: 'inherit',
    cursor: 'pointer',
    '&:hover': { background: colour.tint },
  }),
};
