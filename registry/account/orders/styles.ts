import { plainHeading } from '#registry/page/layout/frame.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

export const orderStyles = {
  card: style({
    display: 'grid',
    gap: theme.space.l,
    padding: theme.space.l,
    borderRadius: theme.radius.m,
    background: theme.colour.surface,
    boxShadow: theme.shadow.soft,
  }),
  lines: style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid' }),
  line: style({
    display: 'grid',
    gridTemplateColumns: '4rem minmax(0, 1fr) auto',
    gap: theme.space.m,
    alignItems: 'center',
    paddingBlock: theme.space.s,
    borderBottom: `1px solid ${theme.colour.rule}`,
  }),
  picture: style({
    display: 'block',
    width: '4rem',
    aspectRatio: '4 / 5',
    overflow: 'hidden',
    borderRadius: theme.radius.s,
    background: theme.colour.tint,
    '& picture': { height: '100%' },
  }),
  name: style({ lineHeight: theme.leading.snug, overflowWrap: 'anywhere' }),
  detail: style({ display: 'block', color: theme.colour.muted, fontSize: theme.size.small }),
  muted: style({ margin: 0, color: theme.colour.muted, fontSize: theme.size.small }),
  totals: style({
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: `${theme.space.xs} ${theme.space.m}`,
    margin: 0,
    '& dd': { margin: 0, textAlign: 'end' },
  }),
  grand: style({ paddingTop: theme.space.xs, fontSize: '1.2rem', fontWeight: theme.weight.strong }),
  note: style({ margin: `${theme.space.s} 0 0`, color: theme.colour.muted, fontSize: theme.size.small }),
  facts: style({ display: 'grid', gap: theme.space.l, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))' }),
  factTitle: style(plainHeading, {
    margin: `0 0 ${theme.space.xs}`,
    fontFamily: theme.font.menu,
    fontSize: theme.size.body,
    fontWeight: theme.weight.menu,
    letterSpacing: theme.tracking.caps,
    color: theme.colour.heading,
  }),
  address: style({ display: 'grid', margin: 0, fontStyle: 'normal', lineHeight: theme.leading.body }),
};
