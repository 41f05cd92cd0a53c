import { barHeight } from '#registry/navigation/site/bar-styles.ts';
import { below } from '#themes/media.ts';
import { type CSSObject, style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

/** A phone held upright; held across, or with a very large text, a fixed bar would leave nothing to read. */
const onPhone = `${below('md')} and (min-height: 30rem)`;
/** Height of total and button at the window's bottom; with the sentence that says why the button is not to be had. */
const payHeight = '4.75rem';
const payHeightBlocked = '6.5rem';
const inset = 'env(safe-area-inset-bottom)';

/** Reserves the height of a bar that is fixed at the bottom. Focused elements, bars fixed above it and the page's end stay visible. */
const keepClear = (height: string, bar: string): CSSObject => ({
  '--bar-bottom': `calc(${height} + ${bar})`,
  scrollPaddingBottom: `calc(${height} + ${bar} + ${theme.space.m})`,
  '& body': { paddingBottom: bar === inset ? `calc(${height} + ${inset})` : height },
});

export const cartTotalsStyles = {
  card: style({
    display: 'grid',
    gap: theme.space.m,
    padding: theme.space.l,
    borderRadius: theme.radius.m,
    background: theme.colour.surface,
    boxShadow: theme.shadow.soft,
  }),
  title: style({
    margin: 0,
    fontFamily: theme.font.title,
    fontSize: theme.size.h4,
    fontWeight: theme.weight.title,
    color: theme.colour.heading,
  }),
  rows: style({
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: `${theme.space.xs} ${theme.space.m}`,
    margin: 0,
    '& dd': { margin: 0, textAlign: 'end' },
  }),
  muted: style({ margin: 0, color: theme.colour.muted, fontSize: theme.size.small }),
  /** On a phone total and button are in sight from the first screen on, above the mobile bar where there is one. */
  foot: style({
    display: 'grid',
    gap: theme.space.m,
    paddingTop: theme.space.m,
    borderTop: `1px solid ${theme.colour.rule}`,
    [onPhone]: {
      '&[data-fixed="true"]': {
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        zIndex: theme.layer.bar,
        // The button keeps its place when its font comes.
        gridTemplateColumns: 'minmax(0, 1fr) minmax(max-content, 2fr)',
        alignItems: 'center',
        gap: `${theme.space.xxs} ${theme.space.m}`,
        minHeight: payHeight,
        padding: `${theme.space.xs} ${theme.space.gutter}`,
        paddingBottom: `calc(${theme.space.xs} + ${inset})`,
        background: theme.colour.surface,
        boxShadow: theme.shadow.soft,
        '& > button': { width: 'auto', paddingInline: theme.space.l },
        '& > p:last-child': { gridColumn: '1 / -1' },
      },
      '&[data-fixed="true"] > p:first-of-type': { display: 'grid', gap: 0, lineHeight: theme.leading.snug },
      '&[data-fixed="true"] > p:first-of-type > span': { fontSize: theme.size.caption, color: theme.colour.muted },
      '&[data-fixed="true"][data-over-bar="true"]': { bottom: barHeight, paddingBottom: theme.space.xs },
      'html:has(&[data-fixed="true"])': keepClear(payHeight, inset),
      'html:has(&[data-fixed="true"][data-over-bar="true"])': keepClear(payHeight, barHeight),
      'html:has(&[data-fixed="true"][data-blocked="true"])': keepClear(payHeightBlocked, inset),
      'html:has(&[data-fixed="true"][data-over-bar="true"][data-blocked="true"])': keepClear(payHeightBlocked, barHeight),
    },
  }),
  total: style({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: theme.space.m,
    margin: 0,
    '& strong': { fontSize: '1.25rem' },
  }),
  reassurance: style({
    display: 'grid',
    gap: theme.space.xs,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    color: theme.colour.muted,
    fontSize: theme.size.small,
    '& li': { display: 'flex', alignItems: 'baseline', gap: theme.space.xs },
    '& svg': { alignSelf: 'center', color: theme.colour.positive },
  }),
};
