import { above, below } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, site, space } = theme;

export const galleryStyles = {
  /** A row to swipe on a phone; on a wide screen a wall of pictures, the first one large. */
  pictures: style({
    [below('md')]: {
      display: 'flex',
      gap: space.xxs,
      overflowX: 'auto',
      scrollSnapType: 'x mandatory',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'none',
      scrollBehavior: 'smooth',
      marginInline: `calc(-1 * ${space.gutter})`,
    },
    [above('md')]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: space.xs,
      '& > figure:first-of-type:nth-last-of-type(odd)': { gridColumn: '1 / -1' },
    },
  }),
  figure: style({
    aspectRatio: site.productRatio,
    overflow: 'hidden',
    borderRadius: theme.radius.s,
    background: colour.tint,
    scrollMarginTop: '6rem',
    '& picture': { height: '100%' },
    [below('md')]: { flex: '0 0 100%', scrollSnapAlign: 'start', borderRadius: 0, maxHeight: '78svh' },
  }),
  thumbnails: style({
    display: 'flex',
    gap: space.xs,
    padding: 0,
    marginTop: space.xs,
    listStyle: 'none',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& a': { display: 'block', width: '3.6rem', aspectRatio: site.productRatio, overflow: 'hidden', borderRadius: theme.radius.s },
    '& picture': { height: '100%' },
    [above('md')]: { display: 'none' },
  }),
};
