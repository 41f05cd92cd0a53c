import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, space } = theme;

export const profileStyles = {
  page: style({ display: 'grid', gap: space.l, maxWidth: theme.measure.text }),
  card: style({
    display: 'grid',
    gap: space.l,
    padding: space.l,
    borderRadius: theme.radius.m,
    background: colour.surface,
    boxShadow: theme.shadow.soft,
  }),
  title: style({
    margin: 0,
    fontFamily: theme.font.title,
    fontSize: theme.size.h4,
    fontWeight: theme.weight.title,
    color: colour.heading,
  }),
  book: style({ display: 'grid', gap: space.m, margin: 0, padding: 0, listStyle: 'none' }),
  entry: style({ padding: space.m, border: `1px solid ${colour.rule}`, borderRadius: theme.radius.m }),
  actions: style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.xs} ${space.l}` }),
  removed: style({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `0 ${space.m}`,
    margin: 0,
    padding: `${space.xs} ${space.m}`,
    borderRadius: theme.radius.s,
    background: colour.tint,
  }),
  text: style({ margin: 0, color: colour.muted, '&:empty': { display: 'none' } }),
  fold: style({
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      minHeight: '2.75rem',
      width: 'fit-content',
      color: colour.muted,
      cursor: 'pointer',
      textDecoration: 'underline',
      textUnderlineOffset: '0.25em',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
    },
  }),
};
