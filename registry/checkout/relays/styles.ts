import { above } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, radius, size, space } = theme;

export const relayStyles = {
  picker: style({ display: 'grid', gap: space.m, width: '100%' }),
  search: style({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: space.s,
    alignItems: 'start',
    '& > button': { marginTop: '1.68em' },
  }),
  around: style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s, color: colour.muted, fontSize: size.small }),
  layout: style({
    display: 'grid',
    gap: space.m,
    alignItems: 'start',
    '&[data-beside="true"]': { [above('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
  }),
  map: style({
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr)',
    height: '22rem',
    overflow: 'hidden',
    border: `1px solid ${colour.rule}`,
    borderRadius: radius.m,
    background: colour.tint,
    '@media (scripting: none)': { display: 'none' },
  }),
  wanted: style({ display: 'grid', gap: space.s, justifyItems: 'start', '& > div': { width: '100%' } }),
  chosen: style({
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    margin: 0,
    color: colour.positive,
    fontWeight: theme.weight.strong,
  }),
  list: style({ display: 'grid', gap: space.s, maxHeight: '32rem', overflowY: 'auto', padding: '3px' }),
  address: style({ display: 'block' }),
  hours: style({ display: 'grid', marginTop: space.xxs, fontSize: size.small }),
  note: style({ margin: 0, color: colour.muted, fontSize: size.small, '&:empty': { display: 'none' } }),
};
