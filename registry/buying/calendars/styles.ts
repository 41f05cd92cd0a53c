import { below, forcedColours } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, space } = theme;

export const calendarStyles = {
  calendar: style({ display: 'grid', gap: space.s, maxWidth: '26rem', margin: 0, padding: 0, border: 0, minWidth: 0 }),
  monthHead: style({
    display: 'grid',
    gridTemplateColumns: '2.75rem 1fr 2.75rem',
    alignItems: 'center',
    textAlign: 'center',
    '& button': { minHeight: '2.75rem', minWidth: '2.75rem', borderRadius: theme.radius.s, color: colour.ink, fontSize: '1.4rem' },
    '& button:disabled': { visibility: 'hidden' },
  }),
  month: style({ display: 'block', fontWeight: theme.weight.strong, '&::first-letter': { textTransform: 'uppercase' } }),
  days: style({
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: space.xxs,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    '& th': { color: colour.muted, fontSize: theme.size.small, fontWeight: 400, paddingBlock: space.xs },
    '& td': { height: '2.75rem', padding: 0 },
    [below('sm')]: { borderSpacing: '1px' },
  }),
  day: style({
    display: 'grid',
    placeItems: 'center',
    minHeight: '2.75rem',
    border: `1px solid ${colour.rule}`,
    borderRadius: theme.radius.s,
    background: colour.surface,
    color: colour.ink,
    cursor: 'pointer',
    '&[aria-disabled="true"]': { color: colour.muted, borderColor: 'transparent', background: 'transparent', cursor: 'default' },
    '[aria-selected="true"] > &': {
      background: colour.primary,
      borderColor: colour.primary,
      color: colour.onPrimary,
      [forcedColours]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
    },
    '&:focus-visible': { outline: `2px solid ${colour.focus}`, outlineOffset: '2px' },
  }),
};
