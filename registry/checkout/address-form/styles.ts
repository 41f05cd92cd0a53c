import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

export const addressFormStyles = {
  form: style({ display: 'grid', gap: theme.space.xl, maxWidth: theme.measure.narrow }),
  group: style({ display: 'grid', gap: theme.space.l, margin: 0, padding: 0, border: 0, minWidth: 0 }),
  legend: style({
    padding: 0,
    marginBottom: theme.space.m,
    fontFamily: theme.font.title,
    fontSize: theme.size.h3,
    fontWeight: theme.weight.title,
    color: theme.colour.heading,
    lineHeight: theme.leading.title,
  }),
  account: style({
    display: 'grid',
    gap: theme.space.l,
    padding: theme.space.l,
    borderRadius: theme.radius.m,
    background: theme.colour.tint,
    maxWidth: theme.measure.narrow,
    boxSizing: 'border-box',
    marginBottom: theme.space.xl,
  }),
  accountHead: style({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: theme.space.m,
    '& p': { margin: 0 },
  }),
  signedIn: style({ margin: `0 0 ${theme.space.xl}`, color: theme.colour.muted }),
  muted: style({ margin: 0, color: theme.colour.muted, fontSize: theme.size.small }),
  foot: style({ display: 'flex', flexWrap: 'wrap-reverse', alignItems: 'center', justifyContent: 'space-between', gap: theme.space.m }),
  /** Over both columns, and nothing where there is nothing to say. */
  likely: style({ gridColumn: '1 / -1', margin: 0, '&:empty': { display: 'none' } }),
};
