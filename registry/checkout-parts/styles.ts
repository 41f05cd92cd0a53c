import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

export const checkoutPartStyles = {
  part: style({ display: 'grid', gap: theme.space.l, justifyItems: 'start', '& > fieldset': { width: '100%' } }),
  day: style({ display: 'block', '&::first-letter': { textTransform: 'uppercase' } }),
  calendar: style({ display: 'grid', gap: theme.space.s, maxWidth: '26rem', margin: 0, padding: 0, border: 0 }),
  monthHead: style({
    display: 'grid',
    gridTemplateColumns: '2.75rem 1fr 2.75rem',
    alignItems: 'center',
    textAlign: 'center',
    '& button': { minHeight: '2.75rem', minWidth: '2.75rem', borderRadius: theme.radius.s, color: theme.colour.ink, fontSize: '1.4rem' },
    '& button:disabled': { visibility: 'hidden' },
  }),
  month: style({ display: 'block', fontWeight: theme.weight.strong, '&::first-letter': { textTransform: 'uppercase' } }),
  days: style({
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: theme.space.xxs,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    '& th': { color: theme.colour.muted, fontSize: theme.size.small, fontWeight: 400, paddingBlock: theme.space.xs },
    '& td': { color: theme.colour.muted, height: '2.75rem', padding: 0 },
  }),
  dayButton: style({
    width: '100%',
    minHeight: '2.75rem',
    border: `1px solid ${theme.colour.rule}`,
    borderRadius: theme.radius.s,
    background: theme.colour.surface,
    color: theme.colour.ink,
    '&[aria-pressed="true"]': { background: theme.colour.primary, borderColor: theme.colour.primary, color: theme.colour.onPrimary },
    '&:focus-visible': { outline: `2px solid ${theme.colour.focus}`, outlineOffset: '2px' },
  }),
  muted: style({ margin: 0, color: theme.colour.muted }),
  chosen: style({ margin: 0, fontWeight: theme.weight.strong, '&:empty': { display: 'none' } }),
};
