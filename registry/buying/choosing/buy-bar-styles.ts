import { footerTimeline } from '#registry/page/layout/frame.ts';
import { above, below, forcedColours } from '#themes/media.ts';
import { keyframes, style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, size, space } = theme;

const height = '4.25rem';
const purchaseTimeline = '--purchase-on-screen';

/** Bound to scrolling: gone while the button, or the footer, crosses the screen. Outside of that nothing is animated. */
const leave = keyframes({
  from: { visibility: 'visible', translate: '0 0' },
  '12%, 88%': { visibility: 'hidden', translate: '0 100%' },
  to: { visibility: 'visible', translate: '0 0' },
});
/** Nothing follows the footer. */
const leaveForFooter = keyframes({
  from: { visibility: 'visible', translate: '0 0' },
  '12%, to': { visibility: 'hidden', translate: '0 100%' },
});

/** Selector for a page on which a text field has the focus: a phone's keyboard leaves no room for the bar. */
const typing = 'body:has(:is(input:not([type="radio"], [type="checkbox"], [type="button"], [type="submit"]), textarea):focus) &';

export const buyBarStyles = {
  /** Of the box that holds the bar and the button that it stands in for. */
  scope: style({ timelineScope: purchaseTimeline, 'body:has(&)': { timelineScope: footerTimeline } }),
  /** The page's own button. It counts as seen once it is above the bar. */
  purchase: style({
    viewTimelineName: purchaseTimeline,
    viewTimelineInset: `0px calc(var(--bar-bottom, 0px) + ${height})`,
    scrollMarginTop: space.xl,
  }),
  bar: style({
    position: 'fixed',
    zIndex: theme.layer.bar,
    insetInline: 0,
    bottom: 'var(--bar-bottom, 0px)',
    display: 'grid',
    // The button keeps its place when its font comes, and when its word changes.
    gridTemplateColumns: 'minmax(0, 3fr) minmax(max-content, 2fr)',
    alignItems: 'center',
    gap: space.m,
    minHeight: height,
    padding: `${space.xs} ${space.gutter}`,
    paddingBottom: `calc(${space.xs} + var(--bar-inset, env(safe-area-inset-bottom)))`,
    background: colour.surface,
    color: colour.ink,
    borderTop: `1px solid ${colour.rule}`,
    animation: `${leave} linear, ${leaveForFooter} linear`,
    animationTimeline: `${purchaseTimeline}, ${footerTimeline}`,
    '&[data-away]': { display: 'none' },
    [typing]: { display: 'none' },
    [above('md')]: { display: 'none' },
    // Held across, or with a very large text, it would leave nothing to read.
    '@media (max-height: 29.99rem)': { display: 'none' },
    [forcedColours]: { borderTopColor: 'CanvasText' },
    // Scrolls the focused element clear of the bar.
    [`${below('md')} and (min-height: 30rem)`]: {
      'html:root:has(&)': { scrollPaddingBottom: `calc(var(--bar-bottom, 0px) + ${height} + ${space.m})` },
    },
  }),
  product: style({ display: 'grid', minWidth: 0, color: 'inherit', textDecoration: 'none', lineHeight: theme.leading.snug }),
  name: style({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontFamily: theme.font.title,
    color: colour.heading,
  }),
  choice: style({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: size.small,
    color: colour.muted,
    '& > strong': { marginInlineEnd: space.xs, color: colour.ink },
  }),
  form: style({ display: 'grid', '@media (scripting: none)': { display: 'none' } }),
};
