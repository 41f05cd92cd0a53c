import { byColumns, columnGrid } from '#registry/page/layout/column-grid.ts';
import { bleed, captionText } from '#registry/page/layout/frame.ts';
import { above } from '#themes/media.ts';
import { type CSSObject, style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { space } = theme;

const list: CSSObject = { padding: 0, margin: 0, listStyle: 'none' };

export const galleryStyles = {
  grid: style(list, { display: 'grid', gap: `${space.l} ${space.grid}` }, columnGrid),
  /** Columns of the text kind: each picture keeps its own height, and none is torn. */
  masonry: style(
    list,
    { columnGap: space.grid, '& > li': { breakInside: 'avoid', marginBottom: space.grid } },
    byColumns('columnCount', (count) => count),
  ),
  strip: style(list, {
    display: 'flex',
    gap: space.s,
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'thin',
    marginInline: bleed,
    paddingInline: space.gutter,
    paddingBottom: space.s,
    scrollPaddingInline: space.gutter,
    '& > li': { flex: '0 0 72%', scrollSnapAlign: 'start' },
    [above('sm')]: { '& > li': { flexBasis: '42%' } },
    [above('lg')]: { marginInline: 0, paddingInline: 0, scrollPaddingInline: 0, '& > li': { flexBasis: '28%' } },
  }),
  frame: style({ position: 'relative', overflow: 'hidden', borderRadius: theme.radius.s }),
  caption: style(captionText, { marginTop: space.xs }),
};
