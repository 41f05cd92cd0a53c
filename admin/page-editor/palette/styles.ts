import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, radius, size, space } = theme;

export const paletteStyles = {
  palette: style({ display: 'grid', gap: space.s, alignContent: 'start', padding: space.m, fontSize: size.small }),
  search: style({ display: 'grid', gap: '0.3rem', '& span': { fontSize: size.caption, fontWeight: theme.weight.strong } }),
  title: style({ marginBlock: `${space.xs} ${space.xs}`, fontSize: size.caption, color: colour.muted, letterSpacing: 0 }),
  grid: style({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))',
    gap: space.xs,
    padding: 0,
    listStyle: 'none',
  }),
  /** A saved section, and the button below it, which stays inside the row. */
  saved: style({ display: 'grid', gridTemplateRows: '1fr auto', justifyItems: 'start' }),
  block: style({
    display: 'grid',
    gap: '0.3rem',
    alignContent: 'start',
    width: '100%',
    height: '100%',
    padding: '0.3rem',
    border: `1px solid ${colour.rule}`,
    borderRadius: radius.m,
    background: colour.surface,
    fontSize: size.caption,
    lineHeight: 1.3,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    '& img': {
      width: '100%',
      height: '3.4rem',
      objectFit: 'cover',
      objectPosition: 'top',
      borderRadius: radius.s,
      background: colour.tint,
    },
    '&:hover': { borderColor: colour.primary },
  }),
};
