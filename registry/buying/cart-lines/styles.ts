import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

export const cartLinesStyles = {
  block: style({ display: 'grid', gap: theme.space.m, alignContent: 'start' }),
  list: style({ listStyle: 'none', margin: 0, padding: 0, borderTop: `1px solid ${theme.colour.rule}` }),
  removed: style({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `0 ${theme.space.m}`,
    margin: 0,
    padding: `${theme.space.xs} ${theme.space.m}`,
    borderRadius: theme.radius.s,
    background: theme.colour.tint,
  }),
  undo: style({
    minHeight: '2.75rem',
    border: 0,
    background: 'transparent',
    color: theme.colour.primaryInk,
    font: 'inherit',
    fontWeight: theme.weight.strong,
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
    cursor: 'pointer',
  }),
};
