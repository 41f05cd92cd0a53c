import { above } from '#themes/media.ts';
import { type CSSObject, style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { caps } from '../page-parts/frame.ts';

const { colour, size } = theme;

/**
 * The mobile bar is two elements side by side: the links, which are static, and the cart, which is not. Five equal cells,
 * the cart's the last.
 */
const part: CSSObject = {
  position: 'fixed',
  zIndex: theme.layer.bar,
  display: 'grid',
  background: colour.mobileMenuGround,
  color: colour.mobileMenuInk,
  [above('md')]: { display: 'none' },
};
const start: CSSObject = { left: 0, width: '80%', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' };
const end: CSSObject = { right: 0, width: '20%' };
const bottom: CSSObject = { bottom: 0, paddingBottom: 'env(safe-area-inset-bottom)', borderTop: `1px solid ${colour.rule}` };
const top: CSSObject = { top: 0, borderBottom: `1px solid ${colour.rule}` };

const classes = {
  start: { BOTTOM: style(part, start, bottom), TOP: style(part, start, top) },
  end: { BOTTOM: style(part, end, bottom), TOP: style(part, end, top) },
};

export const barClass = (side: 'start' | 'end', position: 'TOP' | 'BOTTOM'): string => classes[side][position];

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
  '&[aria-current="page"]': { color: colour.mobileMenuActive },
});

/** How much of a phone's window the bar takes, with the room below it on phones without a button. */
export const barHeight = 'calc(3.6rem + env(safe-area-inset-bottom))';

/** Keeps the end of the page clear of the bar. */
export const barSpace = {
  BOTTOM: style({
    height: barHeight,
    background: colour.footerGround,
    [above('md')]: { display: 'none' },
  }),
  TOP: style({ display: 'none' }),
};
