import { above } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, radius, size, space } = theme;
const wide = above('lg');

export const gridStyles = {
  axis: style({ display: 'grid', gap: space.xs }),
  axisTitle: style({ fontSize: size.small, fontWeight: theme.weight.strong }),
  labels: style({ display: 'flex', flexWrap: 'wrap', gap: space.xs }),
  label: style({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    minWidth: '2.75rem',
    minHeight: '2.75rem',
    justifyContent: 'center',
    padding: `0 ${space.s}`,
    border: `1px solid ${colour.ruleStrong}`,
    borderRadius: radius.pill,
    background: colour.surface,
    fontSize: size.small,
    '&:hover': { borderColor: colour.primary },
    '&[aria-pressed="true"]': {
      borderColor: colour.primary,
      background: colour.primary,
      color: colour.onPrimary,
      fontWeight: theme.weight.strong,
    },
    [wide]: { minHeight: '2.2rem' },
  }),
  swatch: style({ width: '1rem', height: '1rem', borderRadius: '50%', border: `1px solid ${colour.ruleStrong}` }),
  grid: style({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    border: `1px solid ${colour.rule}`,
    borderRadius: radius.m,
    overflow: 'hidden',
  }),
  row: style({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xs,
    padding: space.s,
    background: colour.surface,
    '& + &': { borderTop: `1px solid ${colour.rule}` },
  }),
  /** A card on a phone; from a tablet on the row of a table, whose heads are the labels of the first row. */
  cells: style({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space.s,
    alignItems: 'end',
    [wide]: { display: 'flex', gap: space.s, alignItems: 'end' },
  }),
  name: style({
    gridColumn: '1 / -1',
    fontSize: size.small,
    fontWeight: theme.weight.strong,
    overflowWrap: 'anywhere',
    [wide]: { flex: '1 1 0', minWidth: '5rem', alignSelf: 'center' },
  }),
  cell: style({
    display: 'grid',
    gap: '0.2rem',
    minWidth: 0,
    alignSelf: 'start',
    '&[data-column="reference"]': { gridColumn: '1 / -1' },
    [wide]: { '&[data-column="reference"]': { flex: '2 1 0', minWidth: '8rem' } },
  }),
  cellLabel: style({
    color: colour.muted,
    fontSize: size.caption,
    [wide]: {
      '[role="group"]:not([data-headed]) &': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  }),
  presses: style({ display: 'flex', gridColumn: '1 / -1', justifyContent: 'space-between', alignItems: 'center' }),
  more: style({
    minHeight: '2.75rem',
    paddingInline: space.xs,
    color: colour.primaryInk,
    fontSize: size.small,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    [wide]: { minHeight: '2.2rem' },
  }),
  detail: style({ display: 'grid', gap: space.m, padding: space.s, borderRadius: radius.s, background: colour.ground }),
  note: style({ color: colour.muted, fontSize: size.caption, '&:empty': { display: 'none' } }),
};
