import { above } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, radius, size, space } = theme;

export const panelStyles = {
  stack: style({ display: 'grid', gap: space.m, alignContent: 'start' }),
  field: style({ display: 'grid', gap: '0.3rem' }),
  also: style({
    display: 'grid',
    gap: space.xs,
    justifyItems: 'start',
    paddingTop: space.s,
    borderTop: `1px solid ${colour.rule}`,
    fontSize: size.small,
  }),
  fault: style({ color: colour.danger, fontSize: size.caption }),
  note: style({ color: colour.muted, fontSize: size.caption }),
  list: style({ display: 'grid', gap: space.xs, margin: 0, padding: 0, listStyle: 'none', fontSize: size.small }),
  version: style({
    display: 'grid',
    gap: 2,
    width: '100%',
    minHeight: '2.75rem',
    padding: space.xs,
    border: `1px solid ${colour.rule}`,
    borderRadius: radius.m,
    textAlign: 'start',
    '&:hover, &[aria-pressed="true"]': { borderColor: colour.primary, background: colour.tintPrimary },
  }),
  versions: style({ display: 'grid', gap: space.l, [above('lg')]: { gridTemplateColumns: '15rem minmax(0, 1fr)' } }),
  comparison: style({ display: 'grid', gap: space.s, alignContent: 'start' }),
  frames: style({ display: 'flex', flexWrap: 'wrap', gap: space.m }),
  subtitle: style({ fontSize: '1rem', letterSpacing: 0 }),
  link: style({ display: 'grid', gap: '0.3rem', paddingBlock: space.xs }),
  keys: style({
    display: 'grid',
    gap: space.xs,
    margin: 0,
    '& > div': { display: 'grid', gridTemplateColumns: '11rem 1fr', gap: space.s },
    '& dd': { margin: 0 },
    '& kbd': { fontFamily: 'var(--font-mono)', fontSize: size.caption },
  }),
};
