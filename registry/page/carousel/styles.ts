import { hover } from '#themes/media.ts';
import { responsiveStyle } from '#themes/responsive.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, motion, space } = theme;

export const carouselStyles = {
  root: style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.m }),
  /** Scrolled by the browser, slide by slide, until the engine moves the row inside it. */
  strip: style({
    position: 'relative',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    '&:focus-visible': { outlineOffset: space.xxs },
    '&[data-moved]': { overflow: 'clip', overflowClipMargin: '4px', scrollSnapType: 'none', touchAction: 'pan-y' },
  }),
  row: style({ display: 'flex', alignItems: 'stretch', transitionProperty: 'transform' }),
  slide: style(
    {
      flexGrow: 0,
      flexShrink: 0,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      minWidth: 0,
      scrollSnapAlign: 'start',
      marginInlineEnd: 'var(--carousel-gap)',
      '&:last-child': { marginInlineEnd: 0 },
    },
    responsiveStyle('slide', 'flexBasis'),
  ),
  controls: style({
    display: 'flex',
    alignItems: 'center',
    gap: space.m,
    minHeight: '2.75rem',
    visibility: 'hidden',
    '&[data-ready]': { visibility: 'visible' },
    '@media (scripting: none)': { display: 'none' },
  }),
  dots: style({ display: 'flex', flexWrap: 'wrap' }),
  /** A small mark in a place that a finger can hit. */
  dot: style({
    display: 'grid',
    placeItems: 'center',
    width: '1.6rem',
    height: '2.75rem',
    '&::before': {
      content: '""',
      width: '0.55rem',
      height: '0.55rem',
      borderRadius: '50%',
      boxShadow: `inset 0 0 0 1px ${colour.ruleStrong}`,
      transition: `background-color ${motion.calm}, box-shadow ${motion.calm}`,
    },
    '&[aria-current]::before': { background: colour.primaryInk, boxShadow: 'none' },
    [hover]: { '&:hover::before': { boxShadow: `inset 0 0 0 2px ${colour.primaryInk}` } },
  }),
  arrows: style({ display: 'flex', gap: space.xs, marginInlineStart: 'auto' }),
  button: style({
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    borderRadius: '50%',
    color: colour.ink,
    boxShadow: `inset 0 0 0 1px ${colour.rule}`,
    transition: `background-color ${motion.quick}, opacity ${motion.quick}`,
    '&[aria-disabled="true"]': { opacity: 0.35, cursor: 'default' },
    [hover]: { '&:hover:not([aria-disabled="true"])': { background: colour.tint } },
  }),
};
