import { caps } from '#registry/page/layout/frame.ts';
import { below, forcedColours, hover } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, motion, size, space } = theme;

const guide = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  width: 'fit-content',
  minHeight: '2.75rem',
  color: colour.ink,
  fontSize: size.small,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
} as const;

export const buyingStyles = {
  guide: style(guide, { marginTop: `calc(-1 * ${space.m})` }),
  /** At the end of the legend's line, which is lower than a finger. */
  guideBeside: style(guide, { position: 'absolute', top: '-0.75rem', right: 0 }),
  box: style({ display: 'grid', gap: space.l }),
  price: style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs }),
  small: style({ color: colour.muted, fontSize: size.small, lineHeight: theme.leading.snug }),
  settled: style({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.xxs} ${space.xl}`,
    '& > div': { display: 'flex', alignItems: 'baseline', gap: space.xs },
  }),
  axis: style({ position: 'relative', border: 0, padding: 0, minWidth: 0 }),
  legend: style({ padding: 0, marginBottom: space.xs }),
  axisName: style(caps, { color: colour.heading }),
  values: style({ display: 'flex', flexWrap: 'wrap', gap: space.xs }),
  value: style({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    minWidth: '3.1rem',
    minHeight: '2.9rem',
    padding: `0 ${space.s}`,
    border: `1px solid ${colour.ruleStrong}`,
    borderRadius: theme.radius.s,
    background: colour.surface,
    cursor: 'pointer',
    transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
    '& input': { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'pointer' },
    '&:has(:checked)': { borderColor: colour.primary, boxShadow: `inset 0 0 0 1px ${colour.primary}` },
    '&:has(:focus-visible)': { outline: `2px solid ${colour.focus}`, outlineOffset: '2px' },
    '&[data-state="sold-out"], &[data-state="impossible"]': { color: colour.muted, borderStyle: 'dashed', background: 'transparent' },
    '&[data-state="sold-out"] > span:last-child': { textDecoration: 'line-through' },
    [hover]: { '&:hover': { borderColor: colour.primary } },
    [forcedColours]: { '&:has(:checked)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
  }),
  /** Shows a colour: it stays what it is where others are forced. */
  swatch: style({
    forcedColorAdjust: 'none',
    width: '1.2rem',
    height: '1.2rem',
    borderRadius: '50%',
    border: `1px solid color-mix(in srgb, ${colour.ink} 22%, transparent)`,
  }),
  onRequest: style({ fontFamily: theme.font.title, fontSize: size.h4, color: colour.heading }),
  stock: style({
    display: 'inline-flex',
    alignItems: 'center',
    '&:empty': { display: 'none' },
    gap: space.xs,
    fontSize: size.small,
    '&::before': { content: '""', width: '0.55rem', height: '0.55rem', borderRadius: '50%', background: 'currentColor' },
    '&[data-state="available"]': { color: colour.positive },
    '&[data-state="low"]': { color: colour.sale },
    '&[data-state="made"]': { color: colour.accentInk },
    '&[data-state="out"]': { fontFamily: theme.font.title, fontSize: size.h4, color: colour.heading, '&::before': { display: 'none' } },
  }),
  buy: style({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space.s,
    alignItems: 'end',
    '@media (scripting: none)': { display: 'none' },
    // As high as the large button beside it.
    '& select, & input': { minHeight: '3.4rem' },
    [below('sm')]: {
      // With the number beside the list nothing is left for the button on a phone.
      '&:has(input)': { gridTemplateColumns: 'minmax(0, 1fr)' },
      // Its words stay on one line.
      '& > button': { paddingInline: space.s },
    },
    '& > :only-child': { gridColumn: '1 / -1' },
  }),
  /** Hides what needs scripts if they are off. */
  scripted: style({ display: 'contents', '@media (scripting: none)': { display: 'none' } }),
  whole: style({ display: 'contents' }),
  plain: style({ display: 'grid', gap: space.m, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))' }),
  /** Beside fields, over all of their columns. */
  across: style({ gridColumn: '1 / -1' }),
  /** A number needs no more than this, however wide the column is. */
  quantity: style({ maxWidth: '9rem' }),
  purchase: style({ display: 'grid', gap: space.s }),
  /** Replaces the purchase of a sold-out product. */
  gone: style({ display: 'grid', gap: space.l }),
  out: style({ display: 'grid', gap: space.xs, justifyItems: 'start' }),
  notes: style({ display: 'grid', gap: space.xs, padding: 0, listStyle: 'none', fontSize: size.small, color: colour.muted }),
  note: style({ display: 'flex', alignItems: 'center', gap: space.xs, '& svg': { color: colour.accentInk } }),
};
