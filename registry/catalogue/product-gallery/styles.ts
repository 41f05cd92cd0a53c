import { belowHeader, bleed } from '#registry/page/layout/frame.ts';
import { above, below, forcedColours, hover } from '#themes/media.ts';
import { type CSSObject, style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, ease, motion, site, space } = theme;

/** Height of pictures on a phone. Name, price and choice fit on the first screen, and the edge of the next picture shows. */
const phoneHeight = 'clamp(15rem, 42svh, 26rem)';

/** A row that rests on each picture, from edge to edge of a phone. */
const swiped: CSSObject = {
  display: 'flex',
  gap: space.xs,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  scrollBehavior: 'smooth',
  marginInline: bleed,
  paddingInline: space.gutter,
  scrollPaddingInline: space.gutter,
  '&:not(:has(figure ~ figure, div ~ div))': { justifyContent: 'center' },
};

const small: CSSObject = {
  aspectRatio: site.productRatio,
  overflow: 'hidden',
  borderRadius: theme.radius.s,
  '& picture': { height: '100%' },
};

const links: CSSObject = {
  display: 'flex',
  gap: space.xs,
  padding: 0,
  listStyle: 'none',
  scrollbarWidth: 'none',
  '& a': { ...small, display: 'block', width: '3.6rem', transition: `opacity ${motion.quick}` },
};

export const galleryStyles = {
  /** Pictures below each other; beside them a rail of small ones that stays in view. */
  columnAndRail: style({
    [above('lg')]: { display: 'grid', gridTemplateColumns: '3.6rem minmax(0, 1fr)', gap: space.m, alignItems: 'start' },
  }),
  column: style({ [below('md')]: swiped, [above('md')]: { display: 'grid', gap: space.s } }),
  rail: style(links, {
    [below('lg')]: { display: 'none' },
    [above('lg')]: { display: 'grid', order: -1, position: 'sticky', top: belowHeader },
    [hover]: { '& a:hover': { opacity: 0.75 } },
  }),

  /** One large picture in the first row of the grid, which all of them share; the thumbnails in the rows under it. */
  stage: style({
    [below('md')]: swiped,
    // Picture and thumbnails fit the window together.
    [above('md')]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(4.4rem, 1fr))',
      gap: space.xs,
      maxWidth: `max(24rem, calc((100svh - 8rem) * ${site.productRatio}))`,
      // On the line on which the parts below begin.
      marginInline: '0 auto',
    },
  }),
  shot: style({
    display: 'contents',
    [above('md')]: {
      '& > figure': {
        gridArea: '1 / 1 / 2 / -1',
        opacity: 0,
        visibility: 'hidden',
      },
      // One fades into the other when somebody changes them, not when the page comes.
      ':is(:hover, :focus-within) > & > figure': {
        transition: `opacity ${motion.calm} ${ease.out}, visibility ${motion.calm}`,
      },
      '& > label:has(:checked) + figure': { opacity: 1, visibility: 'visible' },
    },
  }),
  thumbnail: style(small, {
    position: 'relative',
    cursor: 'pointer',
    background: colour.tint,
    transition: `box-shadow ${motion.quick}`,
    '& input': { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'pointer' },
    '& picture': { height: '100%', pointerEvents: 'none' },
    '&:has(:checked)': { boxShadow: `0 0 0 2px ${colour.ground}, 0 0 0 4px ${colour.primary}` },
    '&:has(:focus-visible)': { outline: `2px solid ${colour.focus}`, outlineOffset: '5px' },
    [hover]: { '&:hover:not(:has(:checked)) img': { opacity: 0.75 } },
    [forcedColours]: { '&:has(:checked)': { outline: '3px solid Highlight', outlineOffset: '2px' } },
    [below('md')]: { display: 'none' },
  }),
  noThumbnail: style({ display: 'none' }),
  figure: style({
    position: 'relative',
    aspectRatio: site.productRatio,
    overflow: 'hidden',
    borderRadius: theme.radius.s,
    background: colour.tint,
    scrollMarginTop: space.s,
    '& picture': { height: '100%' },
    [below('md')]: { flex: 'none', height: phoneHeight, maxWidth: '100%', scrollSnapAlign: 'start' },
  }),
  /** Position of the picture and number of pictures, on the picture itself. */
  position: style({
    position: 'absolute',
    insetInlineStart: space.s,
    bottom: space.s,
    padding: `${space.xxs} ${space.s}`,
    borderRadius: theme.radius.m,
    background: `color-mix(in srgb, ${colour.surface} 88%, transparent)`,
    color: colour.ink,
    fontSize: theme.size.caption,
    fontVariantNumeric: 'lining-nums tabular-nums',
    pointerEvents: 'none',
    [above('md')]: { display: 'none' },
  }),
};
