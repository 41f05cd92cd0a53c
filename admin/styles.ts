import { above } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

export const adminStyles = {
  head: style({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: theme.space.m,
    '& h1': { fontSize: '1.6rem', letterSpacing: 0 },
  }),
  muted: style({ color: theme.colour.muted }),
  note: style({ display: 'block', color: theme.colour.muted, fontSize: theme.size.small }),
  alert: style({ display: 'block', color: theme.colour.danger, fontSize: theme.size.small }),
  panel: style({
    padding: theme.space.m,
    borderRadius: theme.radius.m,
    border: `1px solid ${theme.colour.rule}`,
    background: theme.colour.surface,
    overflowX: 'auto',
    '& > h2': { marginBottom: theme.space.s },
    '& h2': { fontSize: '1.1rem', letterSpacing: 0, '&:focus, &:focus-visible': { outline: 'none' } },
  }),
  two: style({
    display: 'grid',
    gap: theme.space.l,
    alignItems: 'start',
    [above('lg')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
  }),
  detail: style({ display: 'grid', gap: theme.space.l, maxWidth: theme.measure.narrow }),
  /** An order's sheet: what it is at the left; what is to be done, and about whom, at the right. On a phone what is to be done comes first. */
  sheet: style({
    display: 'grid',
    gap: theme.space.l,
    alignItems: 'start',
    gridTemplateAreas: '"todo" "what" "about"',
    [above('lg')]: {
      gridTemplateAreas: '"what todo" "what about"',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 24rem)',
      gridTemplateRows: 'auto 1fr',
    },
  }),
  todo: style({ gridArea: 'todo', display: 'grid', gap: theme.space.l, minWidth: 0 }),
  what: style({ gridArea: 'what', display: 'grid', gap: theme.space.l, minWidth: 0 }),
  about: style({ gridArea: 'about', display: 'grid', gap: theme.space.l, minWidth: 0 }),
  ask: style({ display: 'grid', gap: theme.space.m }),
  changeForm: style({ display: 'grid', gap: theme.space.m, '& p': { margin: 0 } }),
  actions: style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.m }),
  /** Buttons of a row of a table, in its last cell. */
  rowActions: style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: theme.space.s }),
  row: style({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: theme.space.m }),
  pictured: style({ display: 'flex', alignItems: 'center', gap: theme.space.m, textAlign: 'start' }),
  thumb: style({
    flex: 'none',
    width: '2.6rem',
    height: '3.4rem',
    overflow: 'hidden',
    borderRadius: theme.radius.s,
    background: theme.colour.tint,
    '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  }),
  plain: style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: theme.space.s }),
  facts: style({
    margin: 0,
    display: 'grid',
    gap: theme.space.s,
    '& dt': { color: theme.colour.muted, fontSize: theme.size.small },
    '& dd': { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  }),
  lines: style({ display: 'grid', overflowWrap: 'anywhere' }),
  /** Text that a person typed: its line breaks stay. */
  typed: style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }),
  mail: style({ width: '100%', height: '70vh', border: 0, background: theme.colour.surface, borderRadius: theme.radius.s }),
  open: style({
    minHeight: '2.75rem',
    color: theme.colour.primaryInk,
    textAlign: 'start',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    '&[aria-current="true"]': { fontWeight: theme.weight.strong },
  }),
};
