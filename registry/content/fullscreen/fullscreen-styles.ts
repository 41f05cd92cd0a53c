import { above, below, hover, reducedMotion } from '#themes/media.ts';
import { type CSSObject, style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, motion, size, space } = theme;

const control: CSSObject = {
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: '50%',
  color: colour.ink,
  background: `color-mix(in srgb, ${colour.surface} 82%, transparent)`,
  transition: `background-color ${motion.quick}`,
  [hover]: { '&:hover': { background: colour.tint } },
};

const arrow: CSSObject = {
  ...control,
  position: 'absolute',
  top: 'calc(50% - 1.5rem)',
  width: '3rem',
  height: '3rem',
  zIndex: theme.layer.raised,
  // Only on medium and larger screens: on a phone one swipes.
  [below('md')]: { display: 'none' },
};

export const fullscreenStyles = {
  dialog: style({
    position: 'fixed',
    inset: 0,
    width: '100vw',
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    margin: 0,
    padding: 0,
    border: 0,
    overflow: 'hidden',
    color: colour.ink,
    background: colour.ground,
    opacity: 1,
    transition: `opacity ${motion.calm}`,
    '@starting-style': { opacity: 0 },
    '&::backdrop': { background: colour.ground },
    // The page behind keeps its place.
    'html:has(&[open])': { overflow: 'hidden', scrollbarGutter: 'stable' },
    [reducedMotion]: { transition: 'none' },
  }),
  inner: style({ position: 'relative', display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto', height: '100%' }),
  bar: style({
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    padding: `${space.xs} ${space.s}`,
    [above('md')]: { padding: `${space.s} ${space.l}` },
  }),
  position: style({
    marginInlineEnd: 'auto',
    fontSize: size.small,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: theme.tracking.caps,
  }),
  control: style(control),
  previous: style(arrow, { insetInlineStart: space.l }),
  next: style(arrow, { insetInlineEnd: space.l }),
  /** Names inside are those that Swiper is told (`startViewer`). */
  stage: style({
    position: 'relative',
    overflow: 'hidden',
    touchAction: 'none',
    WebkitUserSelect: 'none',
    userSelect: 'none',
    cursor: 'zoom-in',
    '&[data-zoomed="true"]': { cursor: 'grab' },
    '&[data-zoomed="true"]:active': { cursor: 'grabbing' },
    '& .viewer-row': { display: 'flex', width: '100%', height: '100%' },
    '& .viewer-slide': { flex: 'none', width: '100%', height: '100%', paddingInline: space.xs, overflow: 'hidden' },
    '& .viewer-frame': { display: 'grid', placeItems: 'center', width: '100%', height: '100%', containerType: 'size' },
    '& .swiper-zoom-target': { background: 'center / contain no-repeat', transformOrigin: '50% 50%' },
    '& picture': { height: '100%', background: 'transparent' },
    [above('md')]: { '& .viewer-slide': { paddingInline: '5.5rem' } },
  }),
  caption: style({
    minHeight: '3rem',
    padding: `${space.xs} ${space.l} calc(${space.s} + env(safe-area-inset-bottom))`,
    fontFamily: theme.font.title,
    fontStyle: 'italic',
    fontSize: size.small,
    lineHeight: theme.leading.snug,
    color: colour.muted,
    textAlign: 'center',
  }),
};
