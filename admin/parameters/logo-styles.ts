import { below } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, radius, size, space } = theme;

export const logoStyles = {
  field: style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xs, margin: 0, padding: 0, border: 0, minWidth: 0 }),
  row: style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.m, width: '100%' }),
  shown: style({ display: 'grid', gap: '0.3rem', flex: '1 1 11rem', minWidth: 0, overflowWrap: 'anywhere', '& p': { margin: 0 } }),
  /** On the ground that it is for. */
  tile: style({
    display: 'grid',
    placeItems: 'center',
    height: '6rem',
    padding: space.s,
    border: `1px solid ${colour.rule}`,
    borderRadius: radius.m,
    '& img': { maxWidth: '100%', height: '4.5rem', objectFit: 'contain' },
  }),
  /** About as browsers draw a tab. */
  tab: style({
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    width: 'fit-content',
    maxWidth: '100%',
    padding: `${space.xs} ${space.s}`,
    border: `1px solid ${colour.rule}`,
    borderBottom: 0,
    borderRadius: `${radius.m} ${radius.m} 0 0`,
    background: colour.surface,
    fontSize: size.small,
    '& img': { flex: 'none', width: 20, height: 20, objectFit: 'contain' },
    '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  }),
  empty: style({
    display: 'grid',
    placeItems: 'center',
    flex: '1 1 11rem',
    minHeight: '4rem',
    margin: 0,
    padding: space.s,
    borderRadius: radius.m,
    background: colour.tint,
    color: colour.muted,
    fontSize: size.small,
    textAlign: 'center',
  }),
  ways: style({ display: 'grid', gap: space.xs, flex: '2 1 13rem', minWidth: 0 }),
  /** Nothing is dropped on a phone. */
  drop: style({ [below('md')]: { display: 'none' } }),
};
