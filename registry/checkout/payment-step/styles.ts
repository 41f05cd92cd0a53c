import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

export const paymentStepStyles = {
  form: style({ display: 'grid', gap: theme.space.xl, width: '100%', maxWidth: theme.measure.narrow, marginInline: 'auto' }),
  review: style({ display: 'grid', gap: theme.space.m, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))' }),
  part: style({
    display: 'grid',
    gap: theme.space.s,
    alignContent: 'start',
    padding: theme.space.l,
    borderRadius: theme.radius.m,
    background: theme.colour.surface,
    boxShadow: theme.shadow.soft,
    '&[data-wide="true"]': { gridColumn: '1 / -1' },
  }),
  partHead: style({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: theme.space.m,
    '& a': { color: theme.colour.primaryInk, fontSize: theme.size.small, paddingBlock: theme.space.xs },
  }),
  partTitle: style({
    margin: 0,
    fontFamily: theme.font.title,
    fontSize: theme.size.h4,
    fontWeight: theme.weight.title,
    color: theme.colour.heading,
  }),
  lines: style({
    display: 'grid',
    margin: 0,
    overflowWrap: 'anywhere',
    '& > span:first-of-type::first-letter': { textTransform: 'uppercase' },
  }),
  muted: style({ margin: 0, color: theme.colour.muted, fontSize: theme.size.small }),
  legal: style({ display: 'grid', gap: theme.space.xs, fontSize: theme.size.small, color: theme.colour.muted, '& p': { margin: 0 } }),
  guarantee: style({
    '& summary': {
      minHeight: '2.5rem',
      display: 'flex',
      alignItems: 'center',
      cursor: 'pointer',
      textDecoration: 'underline',
      textUnderlineOffset: '0.25em',
    },
    '& p': { padding: theme.space.m, borderRadius: theme.radius.s, background: theme.colour.tint, color: theme.colour.ink },
  }),
  majority: style({
    display: 'grid',
    gap: theme.space.s,
    margin: 0,
    minWidth: 0,
    padding: theme.space.l,
    border: `1px solid ${theme.colour.rule}`,
    borderRadius: theme.radius.m,
    background: theme.colour.surface,
    // Within the frame, where a heading of the page stands.
    '& > legend': {
      float: 'left',
      width: '100%',
      padding: 0,
      fontFamily: theme.font.title,
      fontSize: theme.size.h4,
      fontWeight: theme.weight.title,
      color: theme.colour.heading,
    },
    '& > legend + *': { clear: 'both' },
    '& input[type="date"]': { maxWidth: '14rem' },
  }),
  place: style({ display: 'grid', gap: theme.space.s }),
  note: style({ margin: 0, textAlign: 'center', color: theme.colour.muted, fontSize: theme.size.small }),
};
