import { columnGrid } from '#registry/page/layout/column-grid.ts';
import { hover } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, ease, motion, size, space } = theme;

export const albumListStyles = {
  grid: style({
    display: 'grid',
    gap: `${space.xl} ${space.grid}`,
    padding: 0,
    listStyle: 'none',
    ...columnGrid,
  }),
  album: style({
    position: 'relative',
    display: 'grid',
    gap: space.m,
    alignContent: 'start',
    '& img': { transition: `transform ${motion.slow} ${ease.out}` },
    [hover]: { '&:hover img': { transform: 'scale(1.03)' } },
  }),
  picture: style({ overflow: 'hidden', borderRadius: theme.radius.m }),
  title: style({
    fontSize: size.h4,
    '& a': { color: 'inherit', textDecoration: 'none' },
    '& a::after': { content: '""', position: 'absolute', inset: 0 },
  }),
  text: style({ color: colour.muted, lineHeight: theme.leading.snug, marginTop: space.xxs }),
  count: style({ color: colour.muted, fontSize: size.small, marginTop: space.xxs }),
};
