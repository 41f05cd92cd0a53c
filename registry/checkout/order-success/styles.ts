import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

export const orderSuccessStyles = {
  page: style({ display: 'grid', gap: theme.space.xl, width: '100%', maxWidth: theme.measure.narrow, marginInline: 'auto' }),
  head: style({ display: 'grid', gap: theme.space.xs, textAlign: 'center', '& p': { margin: 0 } }),
  title: style({
    margin: 0,
    fontFamily: theme.font.title,
    fontSize: theme.size.h2,
    fontWeight: theme.weight.title,
    lineHeight: theme.leading.title,
    color: theme.colour.heading,
    '&:focus, &:focus-visible': { outline: 'none' },
  }),
  muted: style({ color: theme.colour.muted }),
  next: style({
    padding: theme.space.l,
    borderRadius: theme.radius.m,
    background: theme.colour.tintAccent,
    '& ol': { margin: 0, paddingInlineStart: '1.25rem', display: 'grid', gap: theme.space.xs },
  }),
  nextTitle: style({
    margin: `0 0 ${theme.space.s}`,
    fontFamily: theme.font.title,
    fontSize: theme.size.h4,
    fontWeight: theme.weight.title,
  }),
  rights: style({ marginBlockStart: theme.space.m, '& p': { margin: `0 0 ${theme.space.xs}` } }),
  account: style({
    display: 'grid',
    gap: theme.space.s,
    padding: theme.space.l,
    borderRadius: theme.radius.m,
    background: theme.colour.surface,
    boxShadow: theme.shadow.soft,
    '& p': { margin: 0 },
  }),
  back: style({ margin: 0, textAlign: 'center' }),
};
