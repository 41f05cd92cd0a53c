import { columnGrid } from '#registry/page/layout/column-grid.ts';
import { coveringLink } from '#registry/page/layout/covering-link.ts';
import { swipeStrip } from '#registry/page/layout/frame.ts';
import { below, hover } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, ease, motion, size, space } = theme;

export const cardGridStyles = {
  grid: style({
    display: 'grid',
    gap: `${space.xl} ${space.grid}`,
    padding: 0,
    listStyle: 'none',
    ...columnGrid,
  }),
  swipe: style({
    [below('md')]: swipeStrip('62%'),
  }),
  card: style({
    position: 'relative',
    display: 'grid',
    gap: space.s,
    alignContent: 'start',
    '& img': { transition: `transform ${motion.slow} ${ease.out}` },
    [hover]: { '&:hover img': { transform: 'scale(1.035)' }, '&:hover h3 span': { backgroundSize: '100% 1px' } },
  }),
  rectangle: style({ overflow: 'hidden', borderRadius: theme.radius.s }),
  arch: style({ overflow: 'hidden', borderRadius: '50vw 50vw 0 0' }),
  title: style({ fontSize: size.h4, ...coveringLink }),
  texts: style({ display: 'grid', gap: space.xxs }),
  text: style({ color: colour.muted, fontSize: size.small, lineHeight: theme.leading.snug }),
  more: style({ color: colour.primaryInk, fontFamily: theme.font.menu, letterSpacing: theme.tracking.caps, fontSize: size.small }),
};
