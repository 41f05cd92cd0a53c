import { above } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

export const paymentStyles = {
  sections: style({
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.space.m,
    borderBottom: `1px solid ${theme.colour.rule}`,
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: '2.75rem',
      color: theme.colour.muted,
      borderBottom: '2px solid transparent',
      marginBottom: '-1px',
    },
    '& a[aria-current="page"]': { color: theme.colour.ink, borderBottomColor: theme.colour.primary, fontWeight: theme.weight.strong },
  }),
  part: style({
    display: 'grid',
    gap: theme.space.m,
    paddingBlockStart: theme.space.m,
    borderTop: `1px solid ${theme.colour.rule}`,
    '& h3': { margin: 0, fontSize: '1rem', letterSpacing: 0 },
    '& p': { margin: 0 },
  }),
  group: style({
    display: 'grid',
    gap: theme.space.xs,
    margin: 0,
    minWidth: 0,
    padding: theme.space.m,
    border: `1px solid ${theme.colour.rule}`,
    borderRadius: theme.radius.s,
    '& > legend': { float: 'left', width: '100%', padding: 0, fontWeight: theme.weight.strong },
    '& > legend + *': { clear: 'both' },
    '& > p': { margin: 0 },
  }),
  /** Fields of a ticked box, aligned with its text. */
  within: style({ display: 'grid', gap: theme.space.s, paddingInlineStart: theme.space.l, maxWidth: '24rem' }),
  /** A key to type needs no frame: the field has one. */
  plain: style({ display: 'grid', gap: theme.space.xs, margin: 0, minWidth: 0, padding: 0, border: 0 }),
  copy: style({ display: 'grid', gap: theme.space.s, alignItems: 'end', [above('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } }),
  checks: style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: theme.space.xs }),
  check: style({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: theme.space.s,
    alignItems: 'baseline',
    '&[data-state="wrong"]': { color: theme.colour.danger },
  }),
  period: style({ display: 'grid', gap: theme.space.m, alignItems: 'end', [above('md')]: { gridTemplateColumns: '12rem 12rem auto' } }),
  fields: style({
    display: 'grid',
    gap: theme.space.m,
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  }),
  figures: style({
    display: 'grid',
    gap: theme.space.m,
    margin: 0,
    gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
    '& dt': { color: theme.colour.muted, fontSize: theme.size.small },
    '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums', fontWeight: theme.weight.strong },
  }),
  timeline: style({
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gap: theme.space.s,
    borderInlineStart: `2px solid ${theme.colour.rule}`,
    paddingInlineStart: theme.space.m,
  }),
  reference: style({ fontSize: theme.size.small, overflowWrap: 'anywhere' }),
};
