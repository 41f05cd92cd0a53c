import { above } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const plainList = { listStyle: 'none', margin: 0, padding: 0 } as const;
const mono = { fontFamily: 'var(--font-mono)', fontSize: theme.size.caption } as const;

export const machineStyles = {
  page: style({
    display: 'grid',
    gap: theme.space.l,
    width: `min(100% - 2 * ${theme.space.gutter}, ${theme.measure.page})`,
    marginInline: 'auto',
    paddingBlock: theme.space.l,
    alignItems: 'start',
    [above('lg')]: { gridTemplateColumns: '12rem minmax(0, 1fr)', gap: theme.space.xl },
  }),
  list: style({
    '& a': { gap: theme.space.xs },
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${theme.space.m}`,
    [above('lg')]: { position: 'sticky', top: theme.space.l, flexDirection: 'column' },
  }),
  intro: style({ display: 'grid', gap: theme.space.s, maxWidth: theme.measure.narrow, '& h1': { fontSize: '1.6rem', letterSpacing: 0 } }),
  content: style({ display: 'grid', gap: theme.space.xl, minWidth: 0, '&:focus': { outline: 'none' } }),
  machine: style({
    display: 'grid',
    gap: theme.space.m,
    minWidth: 0,
    padding: theme.space.m,
    border: `1px solid ${theme.colour.rule}`,
    borderRadius: theme.radius.m,
    background: theme.colour.surface,
    scrollMarginTop: theme.space.m,
    '& h2': { fontSize: '1.25rem', letterSpacing: 0 },
    '& h3': { fontSize: theme.size.small, letterSpacing: 0, color: theme.colour.muted },
  }),
  file: style(mono, { color: theme.colour.muted, overflowWrap: 'anywhere' }),
  states: style(plainList, {
    display: 'grid',
    gap: theme.space.s,
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  }),
  state: style({
    display: 'grid',
    gap: theme.space.xxs,
    minWidth: 0,
    padding: theme.space.s,
    border: `1px solid ${theme.colour.rule}`,
    borderRadius: theme.radius.m,
    background: theme.colour.surface,
    fontSize: theme.size.small,
    scrollMarginTop: theme.space.m,
    transition: `background ${theme.motion.calm}, box-shadow ${theme.motion.calm}`,
    '&:target, &:focus-visible': { outline: `2px dashed ${theme.colour.primaryInk}`, outlineOffset: '2px' },
    '&[aria-current="true"]': {
      borderColor: theme.colour.primaryInk,
      background: theme.colour.tint,
      boxShadow: `inset 3px 0 0 ${theme.colour.primaryInk}`,
    },
  }),
  /** A state with others inside takes the whole width. */
  outer: style({ gridColumn: '1 / -1' }),
  name: style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: theme.space.xs, fontWeight: theme.weight.strong }),
  mark: style({ fontSize: theme.size.caption, fontWeight: theme.weight.body, color: theme.colour.muted }),
  lit: style({ fontSize: theme.size.caption, color: theme.colour.primaryInk }),
  muted: style({ color: theme.colour.muted }),
  arrows: style(plainList, mono, {
    display: 'grid',
    gap: '0.15rem',
    overflowWrap: 'anywhere',
    '& a': { color: theme.colour.primaryInk, paddingBlock: '0.25rem', textUnderlineOffset: '0.2em' },
  }),
  actors: style({ display: 'grid', gap: theme.space.m }),
  actor: style({
    display: 'grid',
    gap: theme.space.s,
    minWidth: 0,
    padding: theme.space.s,
    borderRadius: theme.radius.m,
    background: theme.colour.tint,
  }),
  facts: style({
    display: 'grid',
    gap: theme.space.m,
    minWidth: 0,
    alignItems: 'start',
    [above('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  }),
  scrolled: style({
    maxHeight: '18rem',
    overflow: 'auto',
    borderRadius: theme.radius.s,
    background: theme.colour.surface,
    '& table': { width: '100%', minWidth: '26rem', borderCollapse: 'collapse', fontSize: theme.size.caption },
    '& th, & td:first-of-type': { whiteSpace: 'nowrap' },
    '& td:nth-of-type(2)': { minWidth: '8rem' },
    '& th, & td': {
      padding: `${theme.space.xxs} ${theme.space.xs}`,
      textAlign: 'start',
      verticalAlign: 'top',
      borderBottom: `1px solid ${theme.colour.rule}`,
      overflowWrap: 'anywhere',
    },
  }),
  code: style(mono, { margin: 0, padding: theme.space.xs, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }),
};
