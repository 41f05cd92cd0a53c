import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, space } = theme;

export const tableStyles = {
  table: style({
    width: '100%',
    borderCollapse: 'collapse',
    border: `1px solid ${colour.rule}`,
    '& caption': { paddingBottom: space.xs, textAlign: 'start', color: colour.muted, fontSize: theme.size.small },
    '& th, & td': { padding: `${space.xs} ${space.s}`, textAlign: 'start', verticalAlign: 'top', lineHeight: theme.leading.snug },
    '& th': { fontWeight: theme.weight.body, color: colour.heading },
    '& tbody th': { width: '38%' },
    '& tbody tr': { borderTop: `1px solid ${colour.rule}` },
    '& tbody tr:nth-of-type(odd)': { background: colour.tint },
  }),
  /** Numbers stand right, under each other; parts of the line above are set in. */
  numbers: style({
    '& tbody th': { width: 'auto' },
    '& thead th, & tbody td': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '& tr[data-part] th': { paddingInlineStart: space.l, color: colour.muted },
    '& tr[data-part]': { borderTop: 0 },
  }),
};
