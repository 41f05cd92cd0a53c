import { bleed } from '#registry/page/layout/frame.ts';
import { above } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { space } = theme;

/** A row of cards that runs to the window's edges and rests on a card. */
export const productStrip = style({
  display: 'flex',
  gap: space.grid,
  padding: `0 ${space.gutter} ${space.s}`,
  marginInline: bleed,
  scrollPaddingInline: space.gutter,
  listStyle: 'none',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${theme.colour.rule} transparent`,
  '& > li': { flex: '0 0 min(62%, 18rem)', scrollSnapAlign: 'start' },
  [above('md')]: { '& > li': { flexBasis: '31%' } },
  [above('lg')]: { '& > li': { flexBasis: `calc((100% - 3 * ${space.grid}) / 4.2)` } },
});

/** Attribute `sizes` of a picture in the strip. */
export const stripSizes = '(min-width: 996px) 22vw, (min-width: 768px) 31vw, 62vw';
