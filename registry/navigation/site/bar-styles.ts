import { caps } from '#registry/page/layout/frame.ts';
import { above, below } from '#themes/media.ts';
import { type CSSObject, style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, size, space } = theme;

/** Height of the bar on a phone, with the safe area below it on phones without a button. */
export const barHeight = 'calc(3.6rem + env(safe-area-inset-bottom))';
const topHeight = 'calc(3.6rem + env(safe-area-inset-top))';

/**
 * The mobile bar is two elements side by side: the links, which are static, and the cart, which is not. Five equal cells,
 * the cart's the last.
 */
const part: CSSObject = {
  position: 'fixed',
  zIndex: theme.layer.bar,
  display: 'grid',
  background: colour.barGround,
  color: colour.barInk,
  [above('md')]: { display: 'none' },
};
const start: CSSObject = { left: 0, width: '80%', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' };
const end: CSSObject = { right: 0, width: '20%' };
/** In a shop that sells nothing there is no cart. */
const alone: CSSObject = { ...start, width: '100%' };
const bottom: CSSObject = { bottom: 0, paddingBottom: 'env(safe-area-inset-bottom)', borderTop: `1px solid ${colour.barRule}` };
const top: CSSObject = { top: 0, paddingTop: 'env(safe-area-inset-top)', borderBottom: `1px solid ${colour.barRule}` };

/** Scrolls the focused element clear of the bar; sticky elements stay at a distance from it. */
const roomBelow: CSSObject = {
  [below('md')]: {
    'html:has(&)': { '--bar-bottom': barHeight, '--bar-inset': '0px', scrollPaddingBottom: `calc(${barHeight} + ${space.m})` },
  },
};
const roomAbove: CSSObject = {
  [below('md')]: {
    'html:has(&)': { '--bar-top': topHeight, scrollPaddingTop: `calc(${topHeight} + var(--header-height, 0px) + ${space.m})` },
    'body:has(&)': { paddingTop: topHeight },
  },
};

const classes = {
  start: { BOTTOM: style(part, start, bottom, roomBelow), TOP: style(part, start, top, roomAbove) },
  end: { BOTTOM: style(part, end, bottom), TOP: style(part, end, top) },
  alone: { BOTTOM: style(part, alone, bottom, roomBelow), TOP: style(part, alone, top, roomAbove) },
};

export const barClass = (side: 'start' | 'end' | 'alone', position: 'TOP' | 'BOTTOM'): string => classes[side][position];

export const barCell = style(caps, {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '0.15rem',
  minHeight: '3.6rem',
  color: 'inherit',
  fontSize: size.caption,
  lineHeight: 1.1,
  letterSpacing: '0.03em',
  textDecoration: 'none',
  '&[aria-current="page"]': { color: colour.barMark },
});

/** Keeps the end of the page clear of the bar; where the bar is at the top, the body does. */
export const barSpace = style({ height: barHeight, background: colour.footerGround, [above('md')]: { display: 'none' } });

/** The ground of an icon under the pointer: a breath of its own colour, whatever it stands on. */
export const hoveredIcon = 'color-mix(in srgb, currentColor 12%, transparent)';
